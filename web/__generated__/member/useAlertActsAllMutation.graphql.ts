/**
 * @generated SignedSource<<39b7d7f294892d12f4b016c1977547e6>>
 * @relayHash 2e562dc875e9a9756c1de6fc6e27bb64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0be1bf355eb682680cbd7395a9f907c4c5d76d3fb074de11b943e87b014a8c05

import type { ConcreteRequest } from 'relay-runtime';
export type useAlertActsAllMutation$variables = Record<PropertyKey, never>;
export type useAlertActsAllMutation$data = {
  readonly update_notifications: {
    readonly affected_rows: number;
  } | null;
};
export type useAlertActsAllMutation = {
  response: useAlertActsAllMutation$data;
  variables: useAlertActsAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "Literal",
        "name": "where",
        "value": {
          "dismissed_at": {
            "_is_null": true
          },
          "read": {
            "_eq": false
          }
        }
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
    "storageKey": "update_notifications(_set:{\"read\":true},where:{\"dismissed_at\":{\"_is_null\":true},\"read\":{\"_eq\":false}})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAlertActsAllMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAlertActsAllMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0be1bf355eb682680cbd7395a9f907c4c5d76d3fb074de11b943e87b014a8c05",
    "metadata": {},
    "name": "useAlertActsAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f98795fdf52e8737d5b23605fafa101d";

export default node;
