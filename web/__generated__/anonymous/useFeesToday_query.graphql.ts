/**
 * @generated SignedSource<<a4508dd8b416d65cfe090e9c5637c225>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useFeesToday_query$data = {
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
  readonly " $fragmentType": "useFeesToday_query";
};
export type useFeesToday_query$key = {
  readonly " $data"?: useFeesToday_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFeesToday_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFeesToday_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
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
      "storageKey": "fee_rates_connection(first:10)"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "a68f4813b642128995663d4f528fde79";

export default node;
