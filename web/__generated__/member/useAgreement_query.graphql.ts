/**
 * @generated SignedSource<<794bd28f7951cb3159c81665b1b760aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAgreement_query$data = {
  readonly agreement_texts_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly body: string;
      };
    }>;
  };
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
  readonly " $fragmentType": "useAgreement_query";
};
export type useAgreement_query$key = {
  readonly " $data"?: useAgreement_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAgreement_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAgreement_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "published_at": "desc"
          }
        }
      ],
      "concreteType": "agreement_textsConnection",
      "kind": "LinkedField",
      "name": "agreement_texts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "agreement_textsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "agreement_texts",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "body",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "agreement_texts_connection(first:1,order_by:{\"published_at\":\"desc\"})"
    },
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

(node as any).hash = "1a141d6207e6c9d23ea1ae76cb67b5b9";

export default node;
