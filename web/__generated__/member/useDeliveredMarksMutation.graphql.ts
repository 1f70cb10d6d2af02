/**
 * @generated SignedSource<<14dab83751d0e87e4e5476979a8b4c5b>>
 * @relayHash 002ed23bce92e6aa4eb0bcbf222d263d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03860c9e8a71394e59a259d89316e69b7b8efec9f7ff04e959243f799f16700b

import type { ConcreteRequest } from 'relay-runtime';
export type useDeliveredMarksMutation$variables = {
  me: string;
};
export type useDeliveredMarksMutation$data = {
  readonly update_chat_user_states: {
    readonly affected_rows: number;
  } | null;
};
export type useDeliveredMarksMutation = {
  response: useDeliveredMarksMutation$data;
  variables: useDeliveredMarksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
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
          "delivered_number": 2147483647
        }
      },
      {
        "fields": [
          {
            "kind": "Literal",
            "name": "is_fetched",
            "value": {
              "_eq": false
            }
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
    "concreteType": "chat_user_states_mutation_response",
    "kind": "LinkedField",
    "name": "update_chat_user_states",
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
    "name": "useDeliveredMarksMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeliveredMarksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "03860c9e8a71394e59a259d89316e69b7b8efec9f7ff04e959243f799f16700b",
    "metadata": {},
    "name": "useDeliveredMarksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d5099af1a0d66bf05acce48d3d77192";

export default node;
