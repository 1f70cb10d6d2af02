/**
 * @generated SignedSource<<e9bb371e19163b185c1e404d1558893c>>
 * @relayHash baa12105aee1a054f68e7cd00bfbcf23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dddcd43e07161d37d41ca187b5d618bc4d9446d41f22f4bdf123947d7cca1eca

import type { ConcreteRequest } from 'relay-runtime';
export type usePushOnDeviceOnMutation$variables = {
  auth: string;
  endpoint: string;
  p256dh: string;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "auth"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endpoint"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "p256dh"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "auth",
                "variableName": "auth"
              },
              {
                "kind": "Variable",
                "name": "endpoint",
                "variableName": "endpoint"
              },
              {
                "kind": "Variable",
                "name": "p256dh",
                "variableName": "p256dh"
              }
            ],
            "kind": "ObjectValue",
            "name": "objects.0"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePushOnDeviceOnMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePushOnDeviceOnMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "dddcd43e07161d37d41ca187b5d618bc4d9446d41f22f4bdf123947d7cca1eca",
    "metadata": {},
    "name": "usePushOnDeviceOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ebdcc1c5b657f12fde44362103cb503";

export default node;
