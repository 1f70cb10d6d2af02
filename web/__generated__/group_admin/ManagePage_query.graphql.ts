/**
 * @generated SignedSource<<e097c6b865c1aaecf1e101e093f56fb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagePage_query$data = {
  readonly currencies_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
  readonly " $fragmentType": "ManagePage_query";
};
export type ManagePage_query$key = {
  readonly " $data"?: ManagePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagePage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagePage_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "code": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_enabled": {
              "_eq": true
            }
          }
        }
      ],
      "concreteType": "currenciesConnection",
      "kind": "LinkedField",
      "name": "currencies_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "currenciesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "currencies",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "currencies_connection(first:50,order_by:[{\"code\":\"asc\"}],where:{\"is_enabled\":{\"_eq\":true}})"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "d7305f76e556f69b306625864b9afe08";

export default node;
