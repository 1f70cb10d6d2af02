/**
 * @generated SignedSource<<18d81694fa5c68889d2c41c641c2d938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCarousel_query$data = {
  readonly mine: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
      };
    }>;
  };
  readonly " $fragmentType": "GroupCarousel_query";
};
export type GroupCarousel_query$key = {
  readonly " $data"?: GroupCarousel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCarousel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupCarousel_query",
  "selections": [
    {
      "alias": "mine",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            },
            {
              "group_id": "asc"
            }
          ]
        },
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "_or",
              "value": [
                {
                  "archive_days_left": {
                    "_is_null": true
                  }
                },
                {
                  "archive_days_left": {
                    "_gt": 0
                  }
                }
              ]
            },
            {
              "fields": [
                {
                  "kind": "Literal",
                  "name": "status",
                  "value": {
                    "_in": [
                      "active",
                      "completed"
                    ]
                  }
                },
                {
                  "fields": [
                    {
                      "kind": "Variable",
                      "name": "_eq",
                      "variableName": "userId"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "user_id"
                }
              ],
              "kind": "ObjectValue",
              "name": "members"
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "groupsConnection",
      "kind": "LinkedField",
      "name": "groups_connection",
      "plural": false,
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
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MyGroupCard_group"
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

(node as any).hash = "ca35a98d9905af9211c0dfa972ea5409";

export default node;
