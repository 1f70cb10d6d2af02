/**
 * @generated SignedSource<<494e8c8a97c67d75b713551e1766c446>>
 * @relayHash 06fccf2ba576556f6a68d1aed9ebf5bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1fead00a726d06a62d78fd5a965dd2fcd74c994cae55c030038f8e6305945a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardScreenQuery$variables = {
  userId: string;
};
export type DashboardScreenQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alias: string;
        readonly email: string;
        readonly email_confirmed_at: string | null;
        readonly is_verified: boolean;
        readonly seconds_to_change: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_person" | "NextCards_person" | "Tiles_person">;
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
  "name": "alias",
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
v7 = {
  "created_at": "desc"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    }
  ]
},
v10 = {
  "_eq": true
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v13 = [
  (v2/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
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
  "name": "group_id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": (v13/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
    },
    (v14/*:: as any*/),
    (v15/*:: as any*/),
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
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "member_profiles",
  "kind": "LinkedField",
  "name": "recipient",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v23 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grace_end_date",
    "storageKey": null
  },
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_left_open",
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
    "kind": "ScalarField",
    "name": "may_pay",
    "storageKey": null
  },
  (v21/*:: as any*/),
  (v22/*:: as any*/)
],
v24 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v25 = {
  "_eq": false
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_id",
  "storageKey": null
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "NextCards_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Tiles_person"
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
        "args": [
          {
            "kind": "Variable",
            "name": "userId",
            "variableName": "userId"
          }
        ],
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
                          (v7/*:: as any*/)
                        ]
                      }
                    ],
                    "concreteType": "activity_feed",
                    "kind": "LinkedField",
                    "name": "activities",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
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
                    "alias": "open",
                    "args": [
                      (v9/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": (v10/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "now",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_current": (v10/*:: as any*/),
                          "is_owed": (v10/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
                    "storageKey": "standings(where:{\"is_current\":{\"_eq\":true},\"is_owed\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "ahead",
                    "args": [
                      (v24/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_current": (v25/*:: as any*/),
                          "is_left_open": (v25/*:: as any*/),
                          "is_owed": (v10/*:: as any*/),
                          "state": {
                            "_neq": "processing"
                          }
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
                    "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_current\":{\"_eq\":false},\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true},\"state\":{\"_neq\":\"processing\"}})"
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
                          "is_paid_out": (v25/*:: as any*/),
                          "is_recipient": (v10/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": [
                      (v20/*:: as any*/),
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
                      (v26/*:: as any*/)
                    ],
                    "storageKey": "standings(where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v9/*:: as any*/)
                    ],
                    "concreteType": "open_contributions",
                    "kind": "LinkedField",
                    "name": "owed_contributions",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cycle",
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "payer",
                        "plural": false,
                        "selections": (v13/*:: as any*/),
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      (v21/*:: as any*/),
                      (v27/*:: as any*/),
                      (v22/*:: as any*/),
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
                  (v8/*:: as any*/)
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
                  (v8/*:: as any*/)
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
              (v7/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contribution_amount",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
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
                    "name": "current_members",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archive_days_left",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      (v24/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_current": (v10/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_schedule",
                    "kind": "LinkedField",
                    "name": "schedule",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v27/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start_date",
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
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
    "id": "c1fead00a726d06a62d78fd5a965dd2fcd74c994cae55c030038f8e6305945a5",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c39ef29055e618daaff2a1ab54a4be4";

export default node;
