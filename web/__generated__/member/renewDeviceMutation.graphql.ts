/**
 * @generated SignedSource<<ef0cdc6be073f5c1779074344999e55c>>
 * @relayHash 64a55959abb17a111cd4b9345b7ea719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc756e44cb3008132c1fb61c7dbe03d0513c5f76b67d5ea71b01e067d1d24aa7

import type { ConcreteRequest } from 'relay-runtime';
export type push_subscriptions_insert_input = {
  apns_environment?: string | null;
  auth?: string | null;
  device_type?: string | null;
  endpoint?: string | null;
  p256dh?: string | null;
};
export type renewDeviceMutation$variables = {
  before: string;
  given: push_subscriptions_insert_input;
};
export type renewDeviceMutation$data = {
  readonly delete_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
  readonly insert_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
};
export type renewDeviceMutation = {
  response: renewDeviceMutation$data;
  variables: renewDeviceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "before"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "given"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "affected_rows",
    "storageKey": null
  }
],
v2 = [
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
                "variableName": "before"
              }
            ],
            "kind": "ObjectValue",
            "name": "endpoint"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "push_subscriptions_mutation_response",
    "kind": "LinkedField",
    "name": "delete_push_subscriptions",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "kind": "Variable",
            "name": "objects.0",
            "variableName": "given"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      },
      {
        "kind": "Literal",
        "name": "on_conflict",
        "value": {
          "constraint": "push_subscriptions_one_per_endpoint",
          "update_columns": [
            "p256dh",
            "auth"
          ]
        }
      }
    ],
    "concreteType": "push_subscriptions_mutation_response",
    "kind": "LinkedField",
    "name": "insert_push_subscriptions",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "renewDeviceMutation",
    "selections": (v2/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "renewDeviceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dc756e44cb3008132c1fb61c7dbe03d0513c5f76b67d5ea71b01e067d1d24aa7",
    "metadata": {},
    "name": "renewDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5adc925b51a8960110c2c4372aa9e000";

export default node;
