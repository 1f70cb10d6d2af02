/**
 * @generated SignedSource<<731e9c94cfc901816171170a48c60d0a>>
 * @relayHash f6ff882dda40aaaf7281583739c1bd87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380452207e0ca835abcad2b9ccc1a06bc86b1b29b7cac5d471b29e08ab8c6824

import type { ConcreteRequest } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
export type FeesTodayQuery$variables = Record<PropertyKey, never>;
export type FeesTodayQuery$data = {
  readonly fee_rates_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly payment_method: payment_method_types_enum;
        readonly processing_basis_points: number;
        readonly processing_fixed_cents: number;
        readonly service_basis_points: number;
      };
    }>;
  };
};
export type FeesTodayQuery = {
  response: FeesTodayQuery$data;
  variables: FeesTodayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payment_method",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "processing_basis_points",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "processing_fixed_cents",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service_basis_points",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FeesTodayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "fee_ratesConnection",
        "kind": "LinkedField",
        "name": "fee_rates_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "fee_ratesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "fee_rates",
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
        "storageKey": "fee_rates_connection(first:10)"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FeesTodayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "fee_ratesConnection",
        "kind": "LinkedField",
        "name": "fee_rates_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "fee_ratesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "fee_rates",
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
        "storageKey": "fee_rates_connection(first:10)"
      }
    ]
  },
  "params": {
    "id": "380452207e0ca835abcad2b9ccc1a06bc86b1b29b7cac5d471b29e08ab8c6824",
    "metadata": {},
    "name": "FeesTodayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f187a6ad1447a14f5f12fd680e4ad68";

export default node;
