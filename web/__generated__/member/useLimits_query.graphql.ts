/**
 * @generated SignedSource<<454b3ab1ebe411cb543359605ecee8e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLimits_query$data = {
  readonly limits_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly limit_id: string;
        readonly value: number;
      };
    }>;
  };
  readonly " $fragmentType": "useLimits_query";
};
export type useLimits_query$key = {
  readonly " $data"?: useLimits_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLimits_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
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
      "storageKey": "limits_connection(first:100)"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "3b1bb90b37b1e328733e87ee2ae3e98a";

export default node;
