/**
 * @generated SignedSource<<ed93192a214011d6b2c49b1ff4efe9ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdvancedTab_query$data = {
  readonly currencies_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_query">;
  readonly " $fragmentType": "AdvancedTab_query";
};
export type AdvancedTab_query$key = {
  readonly " $data"?: AdvancedTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvancedTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvancedTab_query",
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
              "code": "desc"
            }
          ]
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
      "storageKey": "currencies_connection(first:50,order_by:[{\"code\":\"desc\"}])"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExportRow_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "dcc91f673d3cd6d96d7849b6dd8e5100";

export default node;
