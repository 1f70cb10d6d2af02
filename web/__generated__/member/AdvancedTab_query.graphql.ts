/**
 * @generated SignedSource<<9fd39bf0e87b97c6988710a8908a3710>>
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
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "f92b85f8847cdff5b924d4689bc19a2e";

export default node;
