/**
 * @generated SignedSource<<c03cb8252b0e6a693fe587e541f261a3>>
 * @relayHash 493bd5222c468b29c6b65d9e40ce5af5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 699a54c835584d1321184c3a0df428f97b58a53c0f1e723b9a7194f43abe7988

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardScreenQuery$variables = {
  userId: string;
};
export type DashboardScreenQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly email: string;
        readonly email_confirmed_at: string | null;
        readonly is_verified: boolean;
        readonly name: string;
        readonly seconds_to_change: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_person" | "NextCards_person" | "Tiles_person" | "useFirstSteps_person">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupCarousel_query" | "useLimits_query">;
};
export type DashboardScreenQuery = {
  response: DashboardScreenQuery$data;
  variables: DashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email_confirmed_at",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds_to_change",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
],
v8 = {
  "created_at": "desc"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v13 = {
  "due_date": "asc"
},
v14 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v13/*:: as any*/)
  ]
},
v15 = {
  "_eq": true
},
v16 = [
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "is_left_open": (v15/*:: as any*/)
    }
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grace_end_date",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v21 = {
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
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "member_profiles",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": (v20/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_cycle",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v10/*:: as any*/),
    (v2/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_owed",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "member_profiles",
  "kind": "LinkedField",
  "name": "recipient",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v30 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v26/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_left_open",
    "storageKey": null
  },
  (v27/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "may_pay",
    "storageKey": null
  },
  (v28/*:: as any*/),
  (v29/*:: as any*/)
],
v31 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "userId"
    }
  ],
  "kind": "ObjectValue",
  "name": "user_id"
},
v32 = {
  "fields": [
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "status",
          "value": {
            "_eq": "active"
          }
        },
        (v31/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "members"
    }
  ],
  "kind": "ObjectValue",
  "name": "group"
},
v33 = {
  "kind": "Literal",
  "name": "is_owed",
  "value": (v15/*:: as any*/)
},
v34 = {
  "group_id": "asc"
},
v35 = {
  "_eq": false
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_id",
  "storageKey": null
},
v38 = {
  "_in": [
    "active",
    "completed"
  ]
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_members",
  "storageKey": null
},
v40 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v29/*:: as any*/)
],
v41 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ActivityFeed_person"
                  },
                  {
                    "args": (v7/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "NextCards_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Tiles_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useFirstSteps_person"
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
        "args": null,
        "kind": "FragmentSpread",
        "name": "useLimits_query"
      },
      {
        "args": (v7/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "GroupCarousel_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DashboardScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "limit",
                        "value": 15
                      },
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v8/*:: as any*/)
                        ]
                      }
                    ],
                    "concreteType": "activity_feed",
                    "kind": "LinkedField",
                    "name": "activities",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "values",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "created_at",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "activities(limit:15,order_by:[{\"created_at\":\"desc\"}])"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "waiting_since": "asc"
                          }
                        ]
                      }
                    ],
                    "concreteType": "waiting_requests",
                    "kind": "LinkedField",
                    "name": "waiting_requests",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requests",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "waiting_requests(order_by:[{\"waiting_since\":\"asc\"}])"
                  },
                  {
                    "alias": "open",
                    "args": (v16/*:: as any*/),
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v30/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "now",
                    "args": [
                      {
                        "fields": [
                          (v32/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "is_current",
                            "value": (v15/*:: as any*/)
                          },
                          (v33/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "ahead",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "distinct_on",
                        "value": [
                          "group_id"
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v34/*:: as any*/),
                          (v13/*:: as any*/)
                        ]
                      },
                      {
                        "fields": [
                          (v32/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "is_current",
                            "value": (v35/*:: as any*/)
                          },
                          {
                            "kind": "Literal",
                            "name": "is_left_open",
                            "value": (v35/*:: as any*/)
                          },
                          (v33/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "state",
                            "value": {
                              "_neq": "processing"
                            }
                          }
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "turns",
                    "args": [
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
                          "is_recipient": (v15/*:: as any*/)
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
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v10/*:: as any*/),
                          (v2/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "pot_balance",
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "is_current",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_date",
                        "storageKey": null
                      },
                      (v36/*:: as any*/)
                    ],
                    "storageKey": "standings(where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v14/*:: as any*/)
                    ],
                    "concreteType": "open_contributions",
                    "kind": "LinkedField",
                    "name": "owed_contributions",
                    "plural": true,
                    "selections": [
                      (v17/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cycle",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "payer",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      (v36/*:: as any*/),
                      (v28/*:: as any*/),
                      (v37/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "user_id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "owed_contributions(order_by:[{\"due_date\":\"asc\"}])"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "active_groups",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pending_contributions",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total_saved",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "upcoming",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "limit",
                        "value": 2
                      },
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "joined_at": "desc"
                          }
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "status": (v38/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_members",
                    "kind": "LinkedField",
                    "name": "memberships",
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
                          (v39/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": "memberships(limit:2,order_by:[{\"joined_at\":\"desc\"}],where:{\"status\":{\"_in\":[\"active\",\"completed\"]}})"
                  },
                  (v9/*:: as any*/)
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
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "limits_connection(first:100)"
      },
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
              (v8/*:: as any*/),
              (v34/*:: as any*/)
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
                    "value": (v38/*:: as any*/)
                  },
                  (v31/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v39/*:: as any*/),
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
                    "name": "locked_member_count",
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
                    "name": "status",
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  {
                    "alias": "left_open",
                    "args": (v16/*:: as any*/),
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v40/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "to_come",
                    "args": [
                      (v41/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": (v35/*:: as any*/),
                          "is_owed": (v15/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v40/*:: as any*/),
                    "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archive_days_left",
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  (v10/*:: as any*/),
                  (v2/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contribution_amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "frequency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      (v41/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_current": (v15/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_schedule",
                    "kind": "LinkedField",
                    "name": "schedule",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v37/*:: as any*/),
                      (v28/*:: as any*/)
                    ],
                    "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start_date",
                    "storageKey": null
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
    ]
  },
  "params": {
    "id": "699a54c835584d1321184c3a0df428f97b58a53c0f1e723b9a7194f43abe7988",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b37a94fff8bf5267b2855b56f5eb357";

export default node;
