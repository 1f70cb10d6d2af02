/**
 * @generated SignedSource<<f8045f827ac07e201124ba2cd7ee5fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscoverList_page$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly created_at: string;
      readonly group_id: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DiscoverCard_group">;
    };
  }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "DiscoverList_page";
};
export type DiscoverList_page$key = {
  readonly " $data"?: DiscoverList_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscoverList_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscoverList_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "groupsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "created_at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "group_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DiscoverCard_group"
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
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "groupsConnection",
  "abstractKey": null
};

(node as any).hash = "267c25d025385916689168f16f64856a";

export default node;
