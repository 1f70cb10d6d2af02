/**
 * @generated SignedSource<<b384c9535949bf56ec0cd5c257966241>>
 * @relayHash 0144aa60252a23449f69e8b877115249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 490fc137c1ffff3d2283b803b66549b3d925a449d72a90b87dace84c9901c266

import type { ConcreteRequest } from 'relay-runtime';
export type PersonDialogsBlockMutation$variables = {
  person: string;
};
export type PersonDialogsBlockMutation$data = {
  readonly insert_user_blocks: {
    readonly affected_rows: number;
  } | null;
};
export type PersonDialogsBlockMutation = {
  response: PersonDialogsBlockMutation$data;
  variables: PersonDialogsBlockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "blocked_user_id",
                "variableName": "person"
              }
            ],
            "kind": "ObjectValue",
            "name": "objects.0"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      }
    ],
    "concreteType": "user_blocks_mutation_response",
    "kind": "LinkedField",
    "name": "insert_user_blocks",
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
    "name": "PersonDialogsBlockMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonDialogsBlockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "490fc137c1ffff3d2283b803b66549b3d925a449d72a90b87dace84c9901c266",
    "metadata": {},
    "name": "PersonDialogsBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c60a8e3889246283ffc0e842fe2ada4";

export default node;
