/**
 * @generated SignedSource<<13a2abd26624b0f067318953e61cecd8>>
 * @relayHash 3ecc00c3faf007c9a53122930f3483ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8adeaf687107ac09b89fe1db117433abd0f0007e9e00d032ffb5727421f1fd6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FurtherPageQuery$variables = {
  group: string;
  time: string;
  urgency: number;
};
export type FurtherPageQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"useCirclesPage_person">;
      };
    }>;
  };
};
export type FurtherPageQuery = {
  response: FurtherPageQuery$data;
  variables: FurtherPageQuery$variables;
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
  "name": "time"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "urgency"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v4 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "urgency"
    }
  ],
  "kind": "ObjectValue",
  "name": "urgency"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "due_date": "asc"
},
v8 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
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
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v14 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
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
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
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
  "name": "recipient_id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v18 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v19 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FurtherPageQuery",
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
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "group",
                        "variableName": "group"
                      },
                      {
                        "kind": "Variable",
                        "name": "time",
                        "variableName": "time"
                      },
                      {
                        "kind": "Variable",
                        "name": "urgency",
                        "variableName": "urgency"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "useCirclesPage_person"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "user_profiles_connection(first:1)"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FurtherPageQuery",
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
                          {
                            "urgency": "asc"
                          },
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
                                "fields": [
                                  {
                                    "fields": [
                                      {
                                        "kind": "Variable",
                                        "name": "_gt",
                                        "variableName": "urgency"
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
                                        "kind": "Variable",
                                        "name": "_lt",
                                        "variableName": "time"
                                      }
                                    ],
                                    "kind": "ObjectValue",
                                    "name": "created_at"
                                  },
                                  (v4/*:: as any*/)
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.1"
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
                                  },
                                  (v4/*:: as any*/)
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "created_at",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
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
                            "name": "image_url",
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
                            "selections": (v14/*:: as any*/),
                            "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                          },
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "order_by",
                                "value": [
                                  (v7/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v15/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "cycle",
                                "storageKey": null
                              },
                              (v11/*:: as any*/),
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
                              (v12/*:: as any*/),
                              (v16/*:: as any*/),
                              (v13/*:: as any*/),
                              (v17/*:: as any*/)
                            ],
                            "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
                          },
                          {
                            "alias": "to_come",
                            "args": [
                              (v18/*:: as any*/),
                              (v8/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "where",
                                "value": {
                                  "is_left_open": {
                                    "_eq": false
                                  },
                                  "is_owed": (v9/*:: as any*/)
                                }
                              }
                            ],
                            "concreteType": "contribution_standings",
                            "kind": "LinkedField",
                            "name": "standings",
                            "plural": true,
                            "selections": (v14/*:: as any*/),
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
                              (v17/*:: as any*/)
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
                            "selections": (v19/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "waiting_requests",
                            "kind": "LinkedField",
                            "name": "waiting_requests",
                            "plural": true,
                            "selections": (v19/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "archive_days_left",
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
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
                            "name": "url_slug",
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
                            "args": [
                              (v18/*:: as any*/),
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
                              (v18/*:: as any*/),
                              {
                                "kind": "Literal",
                                "name": "where",
                                "value": {
                                  "is_current": (v9/*:: as any*/)
                                }
                              }
                            ],
                            "concreteType": "group_schedule",
                            "kind": "LinkedField",
                            "name": "schedule",
                            "plural": true,
                            "selections": [
                              (v11/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "payout_date",
                                "storageKey": null
                              },
                              (v16/*:: as any*/),
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
                            "name": "start_date",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
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
        "storageKey": "user_profiles_connection(first:1)"
      }
    ]
  },
  "params": {
    "id": "8adeaf687107ac09b89fe1db117433abd0f0007e9e00d032ffb5727421f1fd6a",
    "metadata": {},
    "name": "FurtherPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c23c58924a3bbe9ab35e89885d011cb9";

export default node;
