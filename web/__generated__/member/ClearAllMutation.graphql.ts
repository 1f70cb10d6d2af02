/**
 * @generated SignedSource<<1aa21e61db4b80ddaad9a3f55809233a>>
 * @relayHash c9964376c1a92b1ef1950a4c51dbd5ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 351c8e72c14da7162145e74bdd92dc4775ec29bffe7d9f904e9a315f076c1091

import type { ConcreteRequest } from 'relay-runtime';
export type ClearAllMutation$variables = {
  until: string;
};
export type ClearAllMutation$data = {
  readonly update_notifications: {
    readonly affected_rows: number;
  } | null;
};
export type ClearAllMutation = {
  response: ClearAllMutation$data;
  variables: ClearAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "dismissed_at",
            "variableName": "until"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_lte",
                "variableName": "until"
              }
            ],
            "kind": "ObjectValue",
            "name": "created_at"
          },
          {
            "kind": "Literal",
            "name": "dismissed_at",
            "value": {
              "_is_null": true
            }
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "notifications_mutation_response",
    "kind": "LinkedField",
    "name": "update_notifications",
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
    "name": "ClearAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClearAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "351c8e72c14da7162145e74bdd92dc4775ec29bffe7d9f904e9a315f076c1091",
    "metadata": {},
    "name": "ClearAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e52946c13fa77037044c8d1d254da3c6";

export default node;
