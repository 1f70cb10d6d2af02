/**
 * @generated SignedSource<<20adb0e94216cb7cc3861bab7093096c>>
 * @relayHash a4e3874520e99ac49b904826755de522
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b846ce332b3c850ee9cc83f843b4eae660ffa6dcef83629d78194886816188

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyGroupsListQuery$variables = {
  group: string;
  name: string;
  time: string;
  userId: string;
};
export type MyGroupsListQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupsList_query">;
};
export type MyGroupsListQuery = {
  response: MyGroupsListQuery$data;
  variables: MyGroupsListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "group"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "time"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v5 = {
  "due_date": "asc"
},
v6 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v5/*:: as any*/)
  ]
},
v7 = {
  "_eq": true
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v12 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
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
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyGroupsListQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "group",
            "variableName": "group"
          },
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          {
            "kind": "Variable",
            "name": "time",
            "variableName": "time"
          },
          {
            "kind": "Variable",
            "name": "userId",
            "variableName": "userId"
          }
        ],
        "kind": "FragmentSpread",
        "name": "MyGroupsList_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MyGroupsListQuery",
    "selections": [
      {
        "alias": "mine",
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
                "items": [
                  {
                    "kind": "Literal",
                    "name": "_and.0",
                    "value": {
                      "_or": [
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
                    }
                  },
                  {
                    "fields": [
                      {
                        "items": [
                          {
                            "fields": [
                              {
                                "fields": [
                                  {
                                    "kind": "Variable",
                                    "name": "_lt",
                                    "variableName": "time"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "created_at"
                              }
                            ],
                            "kind": "ObjectValue",
                            "name": "_or.0"
                          },
                          {
                            "fields": [
                              {
                                "fields": [
                                  {
                                    "kind": "Variable",
                                    "name": "_eq",
                                    "variableName": "time"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "created_at"
                              },
                              {
                                "fields": [
                                  {
                                    "kind": "Variable",
                                    "name": "_gt",
                                    "variableName": "group"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "group_id"
                              }
                            ],
                            "kind": "ObjectValue",
                            "name": "_or.1"
                          }
                        ],
                        "kind": "ListValue",
                        "name": "_or"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "_and.1"
                  }
                ],
                "kind": "ListValue",
                "name": "_and"
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "current_members",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "locked_member_count",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "member_avatars",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "member_limit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cash_payout",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contribution_amount",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "frequency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total_payout",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "current_payout_round",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "image_url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
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
                      (v6/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": (v7/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v5/*:: as any*/),
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
                      (v8/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cycle",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payer_alias",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_round",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v13/*:: as any*/),
                      (v11/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
                  },
                  {
                    "alias": "to_come",
                    "args": [
                      (v15/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": {
                            "_eq": false
                          },
                          "is_owed": (v7/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
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
                      (v14/*:: as any*/)
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
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "waiting_requests",
                    "kind": "LinkedField",
                    "name": "waiting_requests",
                    "plural": true,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archive_days_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cycle_progress",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_start_missed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_confirm_restart",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_join",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      (v15/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": {
                          "payout_round": "desc"
                        }
                      }
                    ],
                    "concreteType": "payout_waits",
                    "kind": "LinkedField",
                    "name": "payout_waits",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "on_day",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "payout_waits(limit:1,order_by:{\"payout_round\":\"desc\"})"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v15/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_current": (v7/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_schedule",
                    "kind": "LinkedField",
                    "name": "schedule",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_date",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
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
                      }
                    ],
                    "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "short_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start_date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url_slug",
                    "storageKey": null
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12b846ce332b3c850ee9cc83f843b4eae660ffa6dcef83629d78194886816188",
    "metadata": {},
    "name": "MyGroupsListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ef023ecb7b35202c10111783f4f19fe";

export default node;
