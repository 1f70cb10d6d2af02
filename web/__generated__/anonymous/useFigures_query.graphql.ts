/**
 * @generated SignedSource<<e01e18c6bea346e13208f654c60da8ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFigures_query$data = {
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
  readonly limits_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly limit_id: string;
        readonly value: number;
      };
    }>;
  };
  readonly plans_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly active_group_limit: number | null;
        readonly currency: string;
        readonly plan_id: string;
        readonly price_cents: number;
        readonly support_hours: number;
      };
    }>;
  };
  readonly " $fragmentType": "useFigures_query";
};
export type useFigures_query$key = {
  readonly " $data"?: useFigures_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFigures_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFigures_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "limitsConnection",
      "kind": "LinkedField",
      "name": "limits_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "limitsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "limits",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "limit_id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "plansConnection",
      "kind": "LinkedField",
      "name": "plans_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "plansEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "plans",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "plan_id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "active_group_limit",
                  "storageKey": null
                },
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
                  "name": "price_cents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "support_hours",
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
    },
    {
      "alias": null,
      "args": null,
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "payment_method",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "processing_basis_points",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "processing_fixed_cents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "service_basis_points",
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
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "cc8d1019da9826856325193cf5ed86fe";

export default node;
