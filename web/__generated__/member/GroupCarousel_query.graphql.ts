/**
 * @generated SignedSource<<858f9b80e61df4b104c4ca0168f827c1>>
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
        readonly " $fragmentSpreads": FragmentRefs<"CircleRow_group" | "MyGroupCard_group" | "listStands_group">;
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
  "due_date": "asc"
},
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v0/*:: as any*/)
  ]
},
v2 = {
  "_eq": true
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "member_profiles",
  "kind": "LinkedField",
  "name": "recipient",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
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
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
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
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_neq": "pending"
              }
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
                  "name": "listStands_group",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "current_cycle",
                      "storageKey": null
                    },
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
                        (v1/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": (v2/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v8/*:: as any*/),
                      "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                    },
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "order_by",
                          "value": [
                            (v0/*:: as any*/),
                            {
                              "user_id": "asc"
                            }
                          ]
                        }
                      ],
                      "concreteType": "open_contributions",
                      "kind": "LinkedField",
                      "name": "open_contributions",
                      "plural": true,
                      "selections": [
                        (v3/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "currency",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "cycle",
                          "storageKey": null
                        },
                        (v4/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "member_profiles",
                          "kind": "LinkedField",
                          "name": "payer",
                          "plural": false,
                          "selections": (v5/*:: as any*/),
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "payout_round",
                          "storageKey": null
                        },
                        (v6/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "recipient_id",
                          "storageKey": null
                        },
                        (v7/*:: as any*/),
                        (v9/*:: as any*/)
                      ],
                      "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
                    },
                    {
                      "alias": "to_come",
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "limit",
                          "value": 1
                        },
                        (v1/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": {
                              "_eq": false
                            },
                            "is_owed": (v2/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v8/*:: as any*/),
                      "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "waiting_late_requests",
                      "kind": "LinkedField",
                      "name": "waiting_late_requests",
                      "plural": true,
                      "selections": [
                        (v9/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "waiting_leave_requests",
                      "kind": "LinkedField",
                      "name": "waiting_leave_requests",
                      "plural": true,
                      "selections": (v10/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "waiting_requests",
                      "kind": "LinkedField",
                      "name": "waiting_requests",
                      "plural": true,
                      "selections": (v10/*:: as any*/),
                      "storageKey": null
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

(node as any).hash = "fa2bc856e88e442c7108633faf162b77";

export default node;
