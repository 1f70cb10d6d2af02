/**
 * @generated SignedSource<<056b97d7a3c4b95e86bbdae64672e34b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublicGroupPage_query$data = {
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
  readonly " $fragmentType": "PublicGroupPage_query";
};
export type PublicGroupPage_query$key = {
  readonly " $data"?: PublicGroupPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicGroupPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicGroupPage_query",
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

(node as any).hash = "330489591ef4b5592b7614e00afd1086";

export default node;
