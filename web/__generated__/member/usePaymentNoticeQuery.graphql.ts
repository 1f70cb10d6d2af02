/**
 * @generated SignedSource<<561c5dede6f093c6bccccd6b22b27fc8>>
 * @relayHash 04c47b75ef36e4ab63a7f6de6a136264
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d9b45f614ead65b3880e20ea488e590d0a9cad7f14bcdb5d0576e50de36949f

import type { ConcreteRequest } from 'relay-runtime';
export type payment_statuses_enum = "completed" | "failed" | "pending" | "%future added value";
export type usePaymentNoticeQuery$variables = {
  groupId: string;
};
export type usePaymentNoticeQuery$data = {
  readonly payments_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly paid_at: string | null;
        readonly status: payment_statuses_enum;
      };
    }>;
  };
};
export type usePaymentNoticeQuery = {
  response: usePaymentNoticeQuery$data;
  variables: usePaymentNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "order_by",
    "value": [
      {
        "started_at": "desc"
      }
    ]
  },
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "_eq",
            "variableName": "groupId"
          }
        ],
        "kind": "ObjectValue",
        "name": "group_id"
      }
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid_at",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePaymentNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "paymentsConnection",
        "kind": "LinkedField",
        "name": "payments_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "paymentsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "payments",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "paymentsConnection",
        "kind": "LinkedField",
        "name": "payments_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "paymentsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "payments",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d9b45f614ead65b3880e20ea488e590d0a9cad7f14bcdb5d0576e50de36949f",
    "metadata": {},
    "name": "usePaymentNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d962b614dd55343b297ce1f3d92e6876";

export default node;
