/**
 * @generated SignedSource<<780488368ffa940cf237f2608e725ed3>>
 * @relayHash d1607b7938fdc2ab363800c85006a578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a031ccf8a1bd1c343978499ba0c3928c570f7266b1e2e15659f2a626e8546ebc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { Json } from "./web/lib/json";
export type GroupsScreenAgainQuery$variables = {
  userId: string;
};
export type GroupsScreenAgainQuery$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"PendingGroups_query">;
};
export type GroupsScreenAgainQuery = {
  response: GroupsScreenAgainQuery$data;
  variables: GroupsScreenAgainQuery$variables;
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
  "name": "is_verified",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_found",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds_to_change",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
],
v6 = {
  "due_date": "asc"
},
v7 = {
  "round_id": "asc"
},
v8 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ]
},
v9 = {
  "_eq": true
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v12 = {
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
      "kind": "ScalarField",
      "name": "alias",
      "storageKey": null
    }
  ],
  "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_cycle",
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
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v25 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grace_end_date",
    "storageKey": null
  },
  (v22/*:: as any*/),
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
  (v23/*:: as any*/),
  (v24/*:: as any*/)
],
v26 = [
  {
    "kind": "Variable",
    "name": "_eq",
    "variableName": "userId"
  }
],
v27 = {
  "fields": [
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "status",
          "value": {
            "_in": [
              "active",
              "left"
            ]
          }
        },
        {
          "fields": (v26/*:: as any*/),
          "kind": "ObjectValue",
          "name": "user_id"
        }
      ],
      "kind": "ObjectValue",
      "name": "members"
    }
  ],
  "kind": "ObjectValue",
  "name": "group"
},
v28 = {
  "kind": "Literal",
  "name": "is_owed",
  "value": (v9/*:: as any*/)
},
v29 = {
  "group_id": "asc"
},
v30 = {
  "_eq": false
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupsScreenAgainQuery",
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
                  {
                    "args": (v5/*:: as any*/),
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
        "args": (v5/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "PendingGroups_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupsScreenAgainQuery",
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
                  {
                    "alias": "open",
                    "args": [
                      (v8/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_left_open": (v9/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v25/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "now",
                    "args": [
                      (v8/*:: as any*/),
                      {
                        "fields": [
                          (v27/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "is_current",
                            "value": (v9/*:: as any*/)
                          },
                          (v28/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v25/*:: as any*/),
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
                          (v29/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      },
                      {
                        "fields": [
                          (v27/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "is_current",
                            "value": (v30/*:: as any*/)
                          },
                          {
                            "kind": "Literal",
                            "name": "is_left_open",
                            "value": (v30/*:: as any*/)
                          },
                          (v28/*:: as any*/),
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
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "turns",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "payout_date": "asc"
                          },
                          (v7/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "group": {
                            "status": {
                              "_eq": "started"
                            }
                          },
                          "is_paid_out": (v30/*:: as any*/),
                          "is_recipient": (v9/*:: as any*/)
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
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_date",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "payout_waits",
                        "kind": "LinkedField",
                        "name": "payout_wait",
                        "plural": false,
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
                        "storageKey": null
                      }
                    ],
                    "storageKey": "standings(order_by:[{\"payout_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          (v6/*:: as any*/)
                        ]
                      }
                    ],
                    "concreteType": "open_contributions",
                    "kind": "LinkedField",
                    "name": "owed_contributions",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cycle",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payer_alias",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recipient_id",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
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
              (v29/*:: as any*/)
            ]
          },
          {
            "fields": [
              {
                "fields": (v26/*:: as any*/),
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
                    "name": "cover_url",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
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
                    "name": "frequency",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
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
                    "name": "manual_start_enabled",
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
      }
    ]
  },
  "params": {
    "id": "a031ccf8a1bd1c343978499ba0c3928c570f7266b1e2e15659f2a626e8546ebc",
    "metadata": {},
    "name": "GroupsScreenAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffc46d729fcfd860da6d2caf92bf0c55";

export default node;
