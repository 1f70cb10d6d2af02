/**
 * @generated SignedSource<<fa7098fc747c03d618856f686ec5ff1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyGroupsTab_query$data = {
  readonly mine: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
      };
    }>;
  };
  readonly " $fragmentType": "MyGroupsTab_query";
};
export type MyGroupsTab_query$key = {
  readonly " $data"?: MyGroupsTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupsTab_query">;
};

import MyGroupsTabRefetchQuery_graphql from './MyGroupsTabRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "mine"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "name"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": MyGroupsTabRefetchQuery_graphql
    }
  },
  "name": "MyGroupsTab_query",
  "selections": [
    {
      "alias": "mine",
      "args": [
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
            },
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_ilike",
                  "variableName": "name"
                }
              ],
              "kind": "ObjectValue",
              "name": "name"
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "groupsConnection",
      "kind": "LinkedField",
      "name": "__MyGroupsTab_mine_connection",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
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
              "name": "endCursor",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};
})();

(node as any).hash = "9444a23f7433825fcf42b29bfd8d363b";

export default node;
