/**
 * @generated SignedSource<<8a9fb6f4b3ed1e7f359799b09daa4172>>
 * @relayHash b1c2780bf3419a3c2e0cd32f22692c65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37958f92cffd8cccc640cc8d2572a9ec25dca1fdc58f0a258549dc0e06400b8b

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceListQuery$variables = Record<PropertyKey, never>;
export type DeviceListQuery$data = {
  readonly push_subscriptions_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly created_at: string;
        readonly device_type: string;
        readonly endpoint: string;
        readonly push_subscription_id: string;
      };
    }>;
  };
};
export type DeviceListQuery = {
  response: DeviceListQuery$data;
  variables: DeviceListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "order_by",
    "value": [
      {
        "created_at": "desc"
      }
    ]
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "is_active": {
        "_eq": true
      }
    }
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created_at",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "device_type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endpoint",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "push_subscription_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "push_subscriptions_connection(order_by:[{\"created_at\":\"desc\"}],where:{\"is_active\":{\"_eq\":true}})"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeviceListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "push_subscriptions_connection(order_by:[{\"created_at\":\"desc\"}],where:{\"is_active\":{\"_eq\":true}})"
      }
    ]
  },
  "params": {
    "id": "37958f92cffd8cccc640cc8d2572a9ec25dca1fdc58f0a258549dc0e06400b8b",
    "metadata": {},
    "name": "DeviceListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2aaef81c7a3f3d13fd73bdbad7f7196";

export default node;
