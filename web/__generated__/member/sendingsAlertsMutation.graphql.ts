/**
 * @generated SignedSource<<ca16e883de6fe4bf2b4a736be51ab65a>>
 * @relayHash 1947a16c05ffe9bc52c7ab5c7ff7d43b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5037dc1a62ed55467a3f92eb0e1aaef56e5f77c6489e4cff82e0d2c59877d51c

import type { ConcreteRequest } from 'relay-runtime';
export type sendingsAlertsMutation$variables = {
  until: string;
};
export type sendingsAlertsMutation$data = {
  readonly update_notifications: {
    readonly affected_rows: number;
  } | null;
};
export type sendingsAlertsMutation = {
  response: sendingsAlertsMutation$data;
  variables: sendingsAlertsMutation$variables;
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
        "kind": "Literal",
        "name": "_set",
        "value": {
          "read": true
        }
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
          },
          {
            "kind": "Literal",
            "name": "read",
            "value": {
              "_eq": false
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
    "name": "sendingsAlertsMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendingsAlertsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5037dc1a62ed55467a3f92eb0e1aaef56e5f77c6489e4cff82e0d2c59877d51c",
    "metadata": {},
    "name": "sendingsAlertsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3de94fdaef78cec56e15b95b61712409";

export default node;
