/**
 * @generated SignedSource<<52556d2173d73d31dbc48149665d6f4c>>
 * @relayHash 5f3b8d19b0ddb0c35526747ced371d5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8299d699fe10dbef35234e3e4fc71783a62dcab319c204c418c36dda57d57d04

import type { ConcreteRequest } from 'relay-runtime';
export type push_subscriptions_insert_input = {
  apns_environment?: string | null;
  auth?: string | null;
  device_type?: string | null;
  endpoint?: string | null;
  p256dh?: string | null;
};
export type usePushOnDeviceOnMutation$variables = {
  given: push_subscriptions_insert_input;
};
export type usePushOnDeviceOnMutation$data = {
  readonly insert_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
  readonly update_user_preferences: {
    readonly returning: ReadonlyArray<{
      readonly id: string;
      readonly push_enabled: boolean;
    }>;
  } | null;
};
export type usePushOnDeviceOnMutation = {
  response: usePushOnDeviceOnMutation$data;
  variables: usePushOnDeviceOnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "given"
  }
],
v1 = [
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
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "_set",
        "value": {
          "push_enabled": true
        }
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {}
      }
    ],
    "concreteType": "user_preferences_mutation_response",
    "kind": "LinkedField",
    "name": "update_user_preferences",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_preferences",
        "kind": "LinkedField",
        "name": "returning",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "push_enabled",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "update_user_preferences(_set:{\"push_enabled\":true},where:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePushOnDeviceOnMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushOnDeviceOnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8299d699fe10dbef35234e3e4fc71783a62dcab319c204c418c36dda57d57d04",
    "metadata": {},
    "name": "usePushOnDeviceOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b224005547119e65ea886973f4be469b";

export default node;
