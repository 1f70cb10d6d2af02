/**
 * @generated SignedSource<<b1cf9b61e1e7f954a604697325bd7eaf>>
 * @relayHash 247180d7acd20bb28fcbe38aa1cf377c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2dbd08d8fca02e5eaecbf5a3cfa80eef0038f712f9d24ce1252cc8ac223e3e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { Json } from "./web/lib/json";
export type joinable_groups_args = {
  above?: number | null;
  after_group?: string | null;
  after_time?: string | null;
  at_most?: number | null;
  frequency?: string | null;
  location?: string | null;
  most?: number | null;
  search?: string | null;
  starts_from?: string | null;
  starts_until?: string | null;
};
export type GroupsScreenQuery$variables = {
  name: string;
  sought: joinable_groups_args;
  userId: string;
};
export type GroupsScreenQuery$data = {
  readonly joinable: {
    readonly " $fragmentSpreads": FragmentRefs<"DiscoverList_page">;
  };
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly is_verified: boolean;
        readonly may_found: Json | null;
        readonly seconds_to_change: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"ScheduleTab_person">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupsList_query" | "PendingGroups_query">;
};
export type GroupsScreenQuery = {
  response: GroupsScreenQuery$data;
  variables: GroupsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sought"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_found",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds_to_change",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "userId",
  "variableName": "userId"
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v9 = {
  "group_id": "asc"
},
v10 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "created_at": "desc"
    },
    (v9/*:: as any*/)
  ]
},
v11 = [
  {
    "kind": "Variable",
    "name": "args",
    "variableName": "sought"
  },
  (v8/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = {
  "kind": "Literal",
  "name": "limit",
  "value": 100
},
v13 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "urgency": "asc"
    },
    (v9/*:: as any*/)
  ]
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "late_circles",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "due_date": "asc"
},
v23 = {
  "_eq": true
},
v24 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "is_left_open": (v23/*:: as any*/)
  }
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grace_end_date",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_owed",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v31 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_left_open",
    "storageKey": null
  },
  (v28/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "may_ask_late",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "may_pay",
    "storageKey": null
  },
  (v29/*:: as any*/),
  (v30/*:: as any*/)
],
v32 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v33 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v22/*:: as any*/)
  ]
},
v34 = {
  "is_current": (v23/*:: as any*/)
},
v35 = {
  "_eq": false
},
v36 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_cycle",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_id",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v42 = [
  (v25/*:: as any*/),
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cycle",
    "storageKey": null
  },
  (v26/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "payer_alias",
    "storageKey": null
  },
  (v39/*:: as any*/),
  (v29/*:: as any*/),
  (v40/*:: as any*/),
  (v30/*:: as any*/),
  (v41/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_date",
  "storageKey": null
},
v44 = [
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
v45 = [
  {
    "kind": "Variable",
    "name": "_eq",
    "variableName": "userId"
  }
],
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created_at",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "member_limit",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contribution_amount",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequency",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_payout",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image_url",
  "storageKey": null
},
v52 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/)
],
v53 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
    "storageKey": null
  }
],
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_start_missed",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_join",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start_date",
  "storageKey": null
},
v58 = {
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
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "user_profilesConnection",
        "kind": "LinkedField",
        "name": "user_profiles_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "user_profilesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "user_profiles",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ScheduleTab_person"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "user_profiles_connection(first:1)"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          },
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "MyGroupsList_query"
      },
      {
        "args": [
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "PendingGroups_query"
      },
      {
        "alias": "joinable",
        "args": (v11/*:: as any*/),
        "concreteType": "groupsConnection",
        "kind": "LinkedField",
        "name": "joinable_groups_connection",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DiscoverList_page"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "user_profilesConnection",
        "kind": "LinkedField",
        "name": "user_profiles_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "user_profilesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "user_profiles",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": "to_pay",
                    "args": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "side": {
                            "_eq": "pay"
                          }
                        }
                      }
                    ],
                    "concreteType": "own_next",
                    "kind": "LinkedField",
                    "name": "own_next",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": "left_open",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "order_by",
                            "value": [
                              (v22/*:: as any*/),
                              {
                                "round_id": "asc"
                              }
                            ]
                          },
                          (v24/*:: as any*/)
                        ],
                        "concreteType": "contribution_standings",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": (v31/*:: as any*/),
                        "storageKey": "standings(order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                      },
                      {
                        "alias": "to_come",
                        "args": [
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "where",
                            "value": {
                              "_or": [
                                (v34/*:: as any*/),
                                {
                                  "state": {
                                    "_neq": "processing"
                                  }
                                }
                              ],
                              "is_left_open": (v35/*:: as any*/),
                              "is_owed": (v23/*:: as any*/)
                            }
                          }
                        ],
                        "concreteType": "contribution_standings",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": (v31/*:: as any*/),
                        "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"_or\":[{\"is_current\":{\"_eq\":true}},{\"state\":{\"_neq\":\"processing\"}}],\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                      }
                    ],
                    "storageKey": "own_next(limit:100,order_by:[{\"urgency\":\"asc\"},{\"group_id\":\"asc\"}],where:{\"side\":{\"_eq\":\"pay\"}})"
                  },
                  {
                    "alias": "to_receive",
                    "args": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "side": {
                            "_eq": "receive"
                          }
                        }
                      }
                    ],
                    "concreteType": "own_next",
                    "kind": "LinkedField",
                    "name": "own_next",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "order_by",
                                "value": [
                                  {
                                    "payout_position": "asc"
                                  }
                                ]
                              },
                              {
                                "kind": "Literal",
                                "name": "where",
                                "value": {
                                  "state": {
                                    "_in": [
                                      "grace",
                                      "late"
                                    ]
                                  }
                                }
                              }
                            ],
                            "concreteType": "board",
                            "kind": "LinkedField",
                            "name": "board",
                            "plural": true,
                            "selections": (v36/*:: as any*/),
                            "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
                          },
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "pot_balance",
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          (v33/*:: as any*/)
                        ],
                        "concreteType": "open_contributions",
                        "kind": "LinkedField",
                        "name": "owed_contributions",
                        "plural": true,
                        "selections": (v42/*:: as any*/),
                        "storageKey": "owed_contributions(order_by:[{\"due_date\":\"asc\"}])"
                      },
                      {
                        "alias": "turns",
                        "args": [
                          (v32/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "where",
                            "value": {
                              "group": {
                                "status": {
                                  "_eq": "started"
                                }
                              },
                              "is_paid_out": (v35/*:: as any*/),
                              "is_recipient": (v23/*:: as any*/)
                            }
                          }
                        ],
                        "concreteType": "contribution_standings",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "comes_back",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "is_current",
                            "storageKey": null
                          },
                          (v43/*:: as any*/),
                          (v39/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "payout_waits",
                            "kind": "LinkedField",
                            "name": "payout_wait",
                            "plural": false,
                            "selections": (v44/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": "standings(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                      }
                    ],
                    "storageKey": "own_next(limit:100,order_by:[{\"urgency\":\"asc\"},{\"group_id\":\"asc\"}],where:{\"side\":{\"_eq\":\"receive\"}})"
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "user_profiles_connection(first:1)"
      },
      {
        "alias": "mine",
        "args": [
          (v8/*:: as any*/),
          (v10/*:: as any*/),
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
                                    "kind": "Literal",
                                    "name": "_lt",
                                    "value": "infinity"
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
                                    "kind": "Literal",
                                    "name": "_eq",
                                    "value": "infinity"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "created_at"
                              },
                              {
                                "fields": [
                                  {
                                    "kind": "Literal",
                                    "name": "_gt",
                                    "value": "00000000-0000-0000-0000-000000000000"
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
                    "fields": (v45/*:: as any*/),
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
                  (v46/*:: as any*/),
                  (v17/*:: as any*/),
                  (v21/*:: as any*/),
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
                  (v47/*:: as any*/),
                  (v37/*:: as any*/),
                  (v48/*:: as any*/),
                  (v15/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "current_payout_round",
                    "storageKey": null
                  },
                  (v51/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": "left_open",
                    "args": [
                      (v33/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v52/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v22/*:: as any*/),
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
                    "selections": (v42/*:: as any*/),
                    "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
                  },
                  {
                    "alias": "to_come",
                    "args": [
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": (v35/*:: as any*/),
                          "is_owed": (v23/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v52/*:: as any*/),
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
                      (v41/*:: as any*/)
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
                    "selections": (v53/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "waiting_requests",
                    "kind": "LinkedField",
                    "name": "waiting_requests",
                    "plural": true,
                    "selections": (v53/*:: as any*/),
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
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_confirm_restart",
                    "storageKey": null
                  },
                  (v56/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      (v32/*:: as any*/),
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
                    "selections": (v44/*:: as any*/),
                    "storageKey": "payout_waits(limit:1,order_by:{\"payout_round\":\"desc\"})"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v32/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": (v34/*:: as any*/)
                      }
                    ],
                    "concreteType": "group_schedule",
                    "kind": "LinkedField",
                    "name": "schedule",
                    "plural": true,
                    "selections": [
                      (v26/*:: as any*/),
                      (v43/*:: as any*/),
                      (v40/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "recipient",
                        "plural": false,
                        "selections": (v36/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                  },
                  (v19/*:: as any*/),
                  (v57/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v58/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
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
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "unfinished",
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
                "updated_at": "desc"
              },
              (v9/*:: as any*/)
            ]
          },
          {
            "fields": [
              {
                "fields": (v45/*:: as any*/),
                "kind": "ObjectValue",
                "name": "admin_id"
              },
              {
                "kind": "Literal",
                "name": "status",
                "value": {
                  "_eq": "pending"
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
                    "name": "accent_color",
                    "storageKey": null
                  },
                  (v48/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cover_url",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
                  (v54/*:: as any*/),
                  (v49/*:: as any*/),
                  (v17/*:: as any*/),
                  (v51/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_public",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "join_method",
                    "storageKey": null
                  },
                  (v59/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "manual_start_enabled",
                    "storageKey": null
                  },
                  (v47/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minimum_members_to_start",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payout_assignment_method",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payout_delay_days",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rules",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  (v57/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updated_at",
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "joinable",
        "args": (v11/*:: as any*/),
        "concreteType": "groupsConnection",
        "kind": "LinkedField",
        "name": "joinable_groups_connection",
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
                  (v46/*:: as any*/),
                  (v17/*:: as any*/),
                  (v21/*:: as any*/),
                  (v37/*:: as any*/),
                  (v48/*:: as any*/),
                  (v15/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "admin_alias",
                    "storageKey": null
                  },
                  (v54/*:: as any*/),
                  (v51/*:: as any*/),
                  (v55/*:: as any*/),
                  (v59/*:: as any*/),
                  (v56/*:: as any*/),
                  (v47/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "spots_left",
                    "storageKey": null
                  },
                  (v57/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v58/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e2dbd08d8fca02e5eaecbf5a3cfa80eef0038f712f9d24ce1252cc8ac223e3e8",
    "metadata": {},
    "name": "GroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3daf393c4da19281c72fb4bb06168dd0";

export default node;
