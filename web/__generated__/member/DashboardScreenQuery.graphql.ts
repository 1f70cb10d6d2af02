/**
 * @generated SignedSource<<1ee8fae47c3de0952fd4f9cd81e8f8e8>>
 * @relayHash e9c13489c0b3d68e4c7fec52b87d9ff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6853f241ad97fbe0bc9102503d61b4eed9ae58754caebc0283b6ea1b1374b917

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardScreenQuery$variables = Record<PropertyKey, never>;
export type DashboardScreenQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly is_verified: boolean;
        readonly name: string;
        readonly seconds_to_change: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_person" | "AskedCircles_person" | "NextCards_person" | "ProfileBanner_person" | "SetupBanner_person" | "Tiles_person" | "useCirclesPage_person" | "useFirstSteps_person">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_query" | "useLimits_query">;
};
export type DashboardScreenQuery = {
  response: DashboardScreenQuery$data;
  variables: DashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds_to_change",
  "storageKey": null
},
v4 = {
  "created_at": "desc"
},
v5 = {
  "_eq": true
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created_at",
  "storageKey": null
},
v8 = {
  "status": {
    "_eq": "recruiting"
  }
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "join_request_id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_members",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_payout_round",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image_url",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked_member_count",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "member_limit",
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
  "name": "may_join",
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
  "urgency": "asc"
},
v21 = {
  "group_id": "asc"
},
v22 = {
  "fields": [
    {
      "kind": "Literal",
      "name": "_eq",
      "value": -1
    }
  ],
  "kind": "ObjectValue",
  "name": "urgency"
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_cycle",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v25 = {
  "due_date": "asc"
},
v26 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v25/*:: as any*/)
  ]
},
v27 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "is_left_open": (v5/*:: as any*/)
  }
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grace_end_date",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_owed",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v34 = [
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v39 = [
  (v28/*:: as any*/),
  (v35/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cycle",
    "storageKey": null
  },
  (v29/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "payer_alias",
    "storageKey": null
  },
  (v36/*:: as any*/),
  (v32/*:: as any*/),
  (v37/*:: as any*/),
  (v33/*:: as any*/),
  (v38/*:: as any*/)
],
v40 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v41 = {
  "_eq": false
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requests",
  "storageKey": null
},
v43 = [
  (v42/*:: as any*/)
],
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_confirm_restart",
  "storageKey": null
},
v46 = [
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
v47 = {
  "is_current": (v5/*:: as any*/)
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_date",
  "storageKey": null
},
v49 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start_date",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v1/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v52 = {
  "kind": "Literal",
  "name": "limit",
  "value": 4
},
v53 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ]
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "late_circles",
  "storageKey": null
},
v55 = [
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_left_open",
    "storageKey": null
  },
  (v31/*:: as any*/),
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
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v56 = {
  "_eq": "pending"
},
v57 = {
  "_eq": "active"
},
v58 = [
  (v6/*:: as any*/)
],
v59 = {
  "_neq": "pending"
},
v60 = {
  "_in": [
    "active",
    "completed"
  ]
},
v61 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v62 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "expires_at": "asc"
    }
  ]
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires_at",
  "storageKey": null
},
v64 = {
  "_is_null": true
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ActivityFeed_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AskedCircles_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useCirclesPage_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProfileBanner_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "NextCards_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SetupBanner_person"
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
        "name": "NextCards_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useLimits_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_recent": (v5/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "activity_feed",
                    "kind": "LinkedField",
                    "name": "activities",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
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
                      (v7/*:: as any*/)
                    ],
                    "storageKey": "activities(limit:15,order_by:[{\"created_at\":\"desc\"}],where:{\"is_recent\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "limit",
                        "value": 20
                      },
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "requested_at": "desc"
                          }
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": (v8/*:: as any*/),
                          "status": {
                            "_in": [
                              "pending",
                              "rejected"
                            ]
                          }
                        }
                      }
                    ],
                    "concreteType": "join_requests",
                    "kind": "LinkedField",
                    "name": "join_requests",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rejection_reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requested_at",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v10/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v1/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": "join_requests(limit:20,order_by:[{\"requested_at\":\"desc\"}],where:{\"group\":{\"status\":{\"_eq\":\"recruiting\"}},\"status\":{\"_in\":[\"pending\",\"rejected\"]}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "limit",
                        "value": 11
                      },
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v20/*:: as any*/),
                          (v4/*:: as any*/),
                          (v21/*:: as any*/)
                        ]
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
                                        "name": "_gt",
                                        "value": -1
                                      }
                                    ],
                                    "kind": "ObjectValue",
                                    "name": "urgency"
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
                                        "name": "_lt",
                                        "value": "infinity"
                                      }
                                    ],
                                    "kind": "ObjectValue",
                                    "name": "created_at"
                                  },
                                  (v22/*:: as any*/)
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.1"
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
                                  },
                                  (v22/*:: as any*/)
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.2"
                              }
                            ],
                            "kind": "ListValue",
                            "name": "_or"
                          }
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "own_circles",
                    "kind": "LinkedField",
                    "name": "own_circles",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "urgency",
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
                          (v6/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v10/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          {
                            "alias": "left_open",
                            "args": [
                              (v26/*:: as any*/),
                              (v27/*:: as any*/)
                            ],
                            "concreteType": "contribution_standings",
                            "kind": "LinkedField",
                            "name": "standings",
                            "plural": true,
                            "selections": (v34/*:: as any*/),
                            "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                          },
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "order_by",
                                "value": [
                                  (v25/*:: as any*/),
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
                            "selections": (v39/*:: as any*/),
                            "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
                          },
                          {
                            "alias": "to_come",
                            "args": [
                              (v40/*:: as any*/),
                              (v26/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "where",
                                "value": {
                                  "is_left_open": (v41/*:: as any*/),
                                  "is_owed": (v5/*:: as any*/)
                                }
                              }
                            ],
                            "concreteType": "contribution_standings",
                            "kind": "LinkedField",
                            "name": "standings",
                            "plural": true,
                            "selections": (v34/*:: as any*/),
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
                              (v38/*:: as any*/)
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
                            "selections": (v43/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "waiting_requests",
                            "kind": "LinkedField",
                            "name": "waiting_requests",
                            "plural": true,
                            "selections": (v43/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "archive_days_left",
                            "storageKey": null
                          },
                          (v35/*:: as any*/),
                          (v16/*:: as any*/),
                          (v1/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "member_avatars",
                            "storageKey": null
                          },
                          (v44/*:: as any*/),
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
                            "args": null,
                            "kind": "ScalarField",
                            "name": "total_payout",
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
                          (v45/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": [
                              (v40/*:: as any*/),
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
                            "selections": (v46/*:: as any*/),
                            "storageKey": "payout_waits(limit:1,order_by:{\"payout_round\":\"desc\"})"
                          },
                          {
                            "alias": null,
                            "args": [
                              (v40/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "where",
                                "value": (v47/*:: as any*/)
                              }
                            ],
                            "concreteType": "group_schedule",
                            "kind": "LinkedField",
                            "name": "schedule",
                            "plural": true,
                            "selections": [
                              (v29/*:: as any*/),
                              (v48/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "member_profiles",
                                "kind": "LinkedField",
                                "name": "recipient",
                                "plural": false,
                                "selections": (v49/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                          },
                          (v50/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "own_circles(limit:11,order_by:[{\"urgency\":\"asc\"},{\"created_at\":\"desc\"},{\"group_id\":\"asc\"}],where:{\"_or\":[{\"urgency\":{\"_gt\":-1}},{\"created_at\":{\"_lt\":\"infinity\"},\"urgency\":{\"_eq\":-1}},{\"created_at\":{\"_eq\":\"infinity\"},\"group_id\":{\"_gt\":\"00000000-0000-0000-0000-000000000000\"},\"urgency\":{\"_eq\":-1}}]})"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "location",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phone",
                    "storageKey": null
                  },
                  {
                    "alias": "asked",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "limit",
                        "value": 100
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": {
                            "status": {
                              "_in": [
                                "recruiting",
                                "ready_to_start"
                              ]
                            }
                          },
                          "status": {
                            "_eq": "completed"
                          }
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
                          (v16/*:: as any*/),
                          (v45/*:: as any*/),
                          (v1/*:: as any*/),
                          (v18/*:: as any*/),
                          (v50/*:: as any*/),
                          (v19/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": "memberships(limit:100,where:{\"group\":{\"status\":{\"_in\":[\"recruiting\",\"ready_to_start\"]}},\"status\":{\"_eq\":\"completed\"}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "opens_at": "asc"
                          }
                        ]
                      }
                    ],
                    "concreteType": "waiting_late_requests",
                    "kind": "LinkedField",
                    "name": "waiting_late_requests",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "opens_at",
                        "storageKey": null
                      },
                      (v38/*:: as any*/),
                      (v51/*:: as any*/)
                    ],
                    "storageKey": "waiting_late_requests(order_by:[{\"opens_at\":\"asc\"}])"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "waiting_leave_requests",
                    "kind": "LinkedField",
                    "name": "waiting_leave_requests",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "answer_due_at",
                        "storageKey": null
                      },
                      (v42/*:: as any*/),
                      (v51/*:: as any*/)
                    ],
                    "storageKey": null
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
                      (v42/*:: as any*/),
                      (v51/*:: as any*/)
                    ],
                    "storageKey": "waiting_requests(order_by:[{\"waiting_since\":\"asc\"}])"
                  },
                  {
                    "alias": "to_pay",
                    "args": [
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
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
                      (v54/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v35/*:: as any*/),
                          (v24/*:: as any*/),
                          (v16/*:: as any*/),
                          (v1/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v6/*:: as any*/)
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
                              (v25/*:: as any*/),
                              {
                                "round_id": "asc"
                              }
                            ]
                          },
                          (v27/*:: as any*/)
                        ],
                        "concreteType": "contribution_standings",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": (v55/*:: as any*/),
                        "storageKey": "standings(order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                      },
                      {
                        "alias": "to_come",
                        "args": [
                          (v40/*:: as any*/),
                          (v26/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "where",
                            "value": {
                              "_or": [
                                (v47/*:: as any*/),
                                {
                                  "state": {
                                    "_neq": "processing"
                                  }
                                }
                              ],
                              "is_left_open": (v41/*:: as any*/),
                              "is_owed": (v5/*:: as any*/)
                            }
                          }
                        ],
                        "concreteType": "contribution_standings",
                        "kind": "LinkedField",
                        "name": "standings",
                        "plural": true,
                        "selections": (v55/*:: as any*/),
                        "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"_or\":[{\"is_current\":{\"_eq\":true}},{\"state\":{\"_neq\":\"processing\"}}],\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                      }
                    ],
                    "storageKey": "own_next(limit:4,order_by:[{\"urgency\":\"asc\"},{\"group_id\":\"asc\"}],where:{\"side\":{\"_eq\":\"pay\"}})"
                  },
                  {
                    "alias": "to_receive",
                    "args": [
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
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
                          (v35/*:: as any*/),
                          (v24/*:: as any*/),
                          (v16/*:: as any*/),
                          (v1/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
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
                            "selections": (v49/*:: as any*/),
                            "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
                          },
                          (v44/*:: as any*/),
                          (v23/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "pot_balance",
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v54/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          (v26/*:: as any*/)
                        ],
                        "concreteType": "open_contributions",
                        "kind": "LinkedField",
                        "name": "owed_contributions",
                        "plural": true,
                        "selections": (v39/*:: as any*/),
                        "storageKey": "owed_contributions(order_by:[{\"due_date\":\"asc\"}])"
                      },
                      {
                        "alias": "turns",
                        "args": [
                          (v40/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "where",
                            "value": {
                              "group": {
                                "status": {
                                  "_eq": "started"
                                }
                              },
                              "is_paid_out": (v41/*:: as any*/),
                              "is_recipient": (v5/*:: as any*/)
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
                          (v48/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "payout_waits",
                            "kind": "LinkedField",
                            "name": "payout_wait",
                            "plural": false,
                            "selections": (v46/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": "standings(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                      }
                    ],
                    "storageKey": "own_next(limit:4,order_by:[{\"urgency\":\"asc\"},{\"group_id\":\"asc\"}],where:{\"side\":{\"_eq\":\"receive\"}})"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stripe_onboarding_completed",
                    "storageKey": null
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
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "is_chosen": "desc"
                          },
                          {
                            "currency": "asc"
                          }
                        ]
                      }
                    ],
                    "concreteType": "own_sums",
                    "kind": "LinkedField",
                    "name": "own_sums",
                    "plural": true,
                    "selections": [
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pending",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "saved",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "own_sums(order_by:[{\"is_chosen\":\"desc\"},{\"currency\":\"asc\"}])"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "upcoming",
                    "storageKey": null
                  },
                  {
                    "alias": "asking",
                    "args": [
                      (v40/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": (v8/*:: as any*/),
                          "status": (v56/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "join_requests",
                    "kind": "LinkedField",
                    "name": "join_requests",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": "join_requests(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"recruiting\"}},\"status\":{\"_eq\":\"pending\"}})"
                  },
                  {
                    "alias": "unfinished",
                    "args": [
                      (v40/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": {
                            "status": (v56/*:: as any*/)
                          },
                          "status": (v57/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_members",
                    "kind": "LinkedField",
                    "name": "memberships",
                    "plural": true,
                    "selections": (v58/*:: as any*/),
                    "storageKey": "memberships(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"pending\"}},\"status\":{\"_eq\":\"active\"}})"
                  },
                  {
                    "alias": "in_company",
                    "args": [
                      (v40/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": {
                            "current_members": {
                              "_gt": 1
                            },
                            "status": (v59/*:: as any*/)
                          },
                          "status": (v60/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "group_members",
                    "kind": "LinkedField",
                    "name": "memberships",
                    "plural": true,
                    "selections": (v58/*:: as any*/),
                    "storageKey": "memberships(limit:1,where:{\"group\":{\"current_members\":{\"_gt\":1},\"status\":{\"_neq\":\"pending\"}},\"status\":{\"_in\":[\"active\",\"completed\"]}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      (v40/*:: as any*/),
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
                          "group": {
                            "status": (v59/*:: as any*/)
                          },
                          "status": (v60/*:: as any*/)
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
                          (v16/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": "memberships(limit:1,order_by:[{\"joined_at\":\"desc\"}],where:{\"group\":{\"status\":{\"_neq\":\"pending\"}},\"status\":{\"_in\":[\"active\",\"completed\"]}})"
                  },
                  (v6/*:: as any*/)
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
          (v61/*:: as any*/),
          (v62/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "status": (v57/*:: as any*/),
              "vote_type": {
                "_eq": "restart_group"
              }
            }
          }
        ],
        "concreteType": "grace_period_votesConnection",
        "kind": "LinkedField",
        "name": "grace_period_votes_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "grace_period_votesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "grace_period_votes",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v63/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_vote",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "my_choice",
                    "storageKey": null
                  },
                  (v51/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "grace_period_votes_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"status\":{\"_eq\":\"active\"},\"vote_type\":{\"_eq\":\"restart_group\"}})"
      },
      {
        "alias": null,
        "args": [
          (v61/*:: as any*/),
          (v62/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "ended_at": (v64/*:: as any*/)
            }
          }
        ],
        "concreteType": "admin_offersConnection",
        "kind": "LinkedField",
        "name": "admin_offers_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "admin_offersEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "admin_offers",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v63/*:: as any*/),
                  (v51/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "admin_offers_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"ended_at\":{\"_is_null\":true}})"
      },
      {
        "alias": null,
        "args": [
          (v61/*:: as any*/),
          (v62/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "accepted_at": (v64/*:: as any*/),
              "group": {
                "status": {
                  "_in": [
                    "pending",
                    "recruiting",
                    "ready_to_start"
                  ]
                }
              }
            }
          }
        ],
        "concreteType": "term_consentsConnection",
        "kind": "LinkedField",
        "name": "term_consents_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "term_consentsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "term_consents",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v63/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "groups",
                    "kind": "LinkedField",
                    "name": "group",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "may_leave",
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "term_consents_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"accepted_at\":{\"_is_null\":true},\"group\":{\"status\":{\"_in\":[\"pending\",\"recruiting\",\"ready_to_start\"]}}})"
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
                  (v6/*:: as any*/)
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
    "id": "6853f241ad97fbe0bc9102503d61b4eed9ae58754caebc0283b6ea1b1374b917",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ed89e0168a7252cb00fd6ba36cfb7d8";

export default node;
