/**
 * @generated SignedSource<<47475c2adbc513703118f64e04c5b5e9>>
 * @relayHash b9af6ddb770a515260c58a47efe63857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79f55b0293bff914fd495982b2693ece0fd53809ea3af5ac36dc6158b3c037a3

import type { ConcreteRequest } from 'relay-runtime';
export type PersonDialogsUnblockMutation$variables = {
  me: string;
  person: string;
};
export type PersonDialogsUnblockMutation$data = {
  readonly delete_user_blocks: {
    readonly affected_rows: number;
  } | null;
};
export type PersonDialogsUnblockMutation = {
  response: PersonDialogsUnblockMutation$data;
  variables: PersonDialogsUnblockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "person"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "person"
              }
            ],
            "kind": "ObjectValue",
            "name": "blocked_user_id"
          },
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "me"
              }
            ],
            "kind": "ObjectValue",
            "name": "user_id"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "user_blocks_mutation_response",
    "kind": "LinkedField",
    "name": "delete_user_blocks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affected_rows",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonDialogsUnblockMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonDialogsUnblockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "79f55b0293bff914fd495982b2693ece0fd53809ea3af5ac36dc6158b3c037a3",
    "metadata": {},
    "name": "PersonDialogsUnblockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8ca376c1138dd0d831029e4ef2be2f0";

export default node;
