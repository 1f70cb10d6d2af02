/**
 * @generated SignedSource<<a63f48195754e4fcc86964ca62908b9c>>
 * @relayHash 0b7df8177187265b102f3aeeebe7fd84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b0d7b3049766e47f3397b15685317e84c7dd628c8e4e2a4cb400d667239137

import type { ConcreteRequest } from 'relay-runtime';
export type PastRoundsQuery$variables = {
  cycle: number;
  id: string;
};
export type PastRoundsQuery$data = {
  readonly node: {
    readonly past_payouts?: ReadonlyArray<{
      readonly amount: number | null;
      readonly currency: string | null;
      readonly paid_out_on: string | null;
      readonly payout_round: number | null;
      readonly recipient: {
        readonly alias: string | null;
      } | null;
      readonly recipient_id: string | null;
      readonly shortfalls: ReadonlyArray<{
        readonly amount: number | null;
        readonly on_day: string | null;
        readonly payer: {
          readonly alias: string | null;
        } | null;
        readonly payer_id: string | null;
        readonly state: string | null;
      }>;
    }>;
  } | null;
};
export type PastRoundsQuery = {
  response: PastRoundsQuery$data;
  variables: PastRoundsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cycle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "payout_round": "desc"
          }
        },
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_eq",
                  "variableName": "cycle"
                }
              ],
              "kind": "ObjectValue",
              "name": "cycle"
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "past_payouts",
      "kind": "LinkedField",
      "name": "past_payouts",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid_out_on",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "recipient",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "order_by",
              "value": {
                "payer_id": "asc"
              }
            }
          ],
          "concreteType": "past_shortfalls",
          "kind": "LinkedField",
          "name": "shortfalls",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "on_day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "member_profiles",
              "kind": "LinkedField",
              "name": "payer",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payer_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": "shortfalls(order_by:{\"payer_id\":\"asc\"})"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PastRoundsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PastRoundsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "b0b0d7b3049766e47f3397b15685317e84c7dd628c8e4e2a4cb400d667239137",
    "metadata": {},
    "name": "PastRoundsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39d0eed214c79a6d1f95884670dcef50";

export default node;
