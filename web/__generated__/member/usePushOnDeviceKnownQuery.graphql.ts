/**
 * @generated SignedSource<<79bbce60ef89c997f8e83e8a6c91567e>>
 * @relayHash c06a47139a098e56190678371962eca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730fe0c7e5e21e92df68e12ead956614b3a12926cc2485ac7dd56827a809e59f

import type { ConcreteRequest } from 'relay-runtime';
export type usePushOnDeviceKnownQuery$variables = {
  endpoint: string;
};
export type usePushOnDeviceKnownQuery$data = {
  readonly push_subscriptions_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly user_preferences_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly push_enabled: boolean;
      };
    }>;
  };
};
export type usePushOnDeviceKnownQuery = {
  response: usePushOnDeviceKnownQuery$data;
  variables: usePushOnDeviceKnownQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "endpoint"
  }
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      (v1/*:: as any*/),
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "endpoint"
              }
            ],
            "kind": "ObjectValue",
            "name": "endpoint"
          },
          {
            "kind": "Literal",
            "name": "is_active",
            "value": {
              "_eq": true
            }
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "push_subscriptionsConnection",
    "kind": "LinkedField",
    "name": "push_subscriptions_connection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "push_subscriptionsEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "push_subscriptions",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      (v1/*:: as any*/)
    ],
    "concreteType": "user_preferencesConnection",
    "kind": "LinkedField",
    "name": "user_preferences_connection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_preferencesEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "user_preferences",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        "storageKey": null
      }
    ],
    "storageKey": "user_preferences_connection(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePushOnDeviceKnownQuery",
    "selections": (v3/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushOnDeviceKnownQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "730fe0c7e5e21e92df68e12ead956614b3a12926cc2485ac7dd56827a809e59f",
    "metadata": {},
    "name": "usePushOnDeviceKnownQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e4737754d971c35732c7e4d7a5afc2f";

export default node;
