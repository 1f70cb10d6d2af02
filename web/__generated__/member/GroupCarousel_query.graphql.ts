/**
 * @generated SignedSource<<7fd74059af55410a4b70dfe937a08698>>
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
        readonly " $fragmentSpreads": FragmentRefs<"CircleRow_group" | "MyGroupCard_group" | "readAsks_group">;
      };
    }>;
  };
  readonly " $fragmentType": "GroupCarousel_query";
};
export type GroupCarousel_query$key = {
  readonly " $data"?: GroupCarousel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCarousel_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    }
  ]
},
v1 = {
  "_eq": true
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "due_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grace_end_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_owed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "member_profiles",
    "kind": "LinkedField",
    "name": "recipient",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alias",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
];
return {
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
                  "name": "CircleRow_group"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MyGroupCard_group"
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "readAsks_group",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "frozen_at",
                      "storageKey": null
                    },
                    {
                      "alias": "left_open",
                      "args": [
                        (v0/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": (v1/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v2/*:: as any*/),
                      "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                    },
                    {
                      "alias": "to_come",
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "limit",
                          "value": 1
                        },
                        (v0/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": {
                              "_eq": false
                            },
                            "is_owed": (v1/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v2/*:: as any*/),
                      "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
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
})();

(node as any).hash = "0ac2fead47fb69ef87c15e3cd723b6ff";

export default node;
