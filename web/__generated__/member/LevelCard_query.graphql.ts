/**
 * @generated SignedSource<<dd6f48774658ae5c51bf6d5b81873edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LevelCard_query$data = {
  readonly reputation_levels_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly level: string;
        readonly points_from: number;
      };
    }>;
  };
  readonly " $fragmentType": "LevelCard_query";
};
export type LevelCard_query$key = {
  readonly " $data"?: LevelCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LevelCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LevelCard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "position": "asc"
            }
          ]
        }
      ],
      "concreteType": "reputation_levelsConnection",
      "kind": "LinkedField",
      "name": "reputation_levels_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "reputation_levelsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "reputation_levels",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "level",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "points_from",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reputation_levels_connection(first:10,order_by:[{\"position\":\"asc\"}])"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "e1c643e529fcfc808500b3a04148d4ed";

export default node;
