/**
 * @generated SignedSource<<bae76363b9afc28a10cad3ad10c3c7e6>>
 * @relayHash 949d4ea6de9ead2ad1d84f20a6d40adf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 024266fc999de8d18cee4aac5402829609c4c9371101dbcff43d95f43acd8c91

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentScheduleScreenQuery$variables = Record<PropertyKey, never>;
export type PaymentScheduleScreenQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly seconds_to_change: number | null;
        readonly " $fragmentSpreads": FragmentRefs<"useOwedPage_person" | "usePaidPage_person" | "useReceivedPage_person" | "useTurns_person">;
      };
    }>;
  };
};
export type PaymentScheduleScreenQuery = {
  response: PaymentScheduleScreenQuery$data;
  variables: PaymentScheduleScreenQuery$variables;
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
  "name": "seconds_to_change",
  "storageKey": null
},
v2 = {
  "kind": "Literal",
  "name": "limit",
  "value": 100
},
v3 = {
  "round_id": "asc"
},
v4 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    },
    (v3/*:: as any*/)
  ]
},
v5 = {
  "items": [
    {
      "fields": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "_gt",
              "value": "-infinity"
            }
          ],
          "kind": "ObjectValue",
          "name": "due_date"
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
              "value": "-infinity"
            }
          ],
          "kind": "ObjectValue",
          "name": "due_date"
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
          "name": "round_id"
        }
      ],
      "kind": "ObjectValue",
      "name": "_or.1"
    }
  ],
  "kind": "ListValue",
  "name": "_or"
},
v6 = {
  "_eq": true
},
v7 = {
  "kind": "Literal",
  "name": "is_owed",
  "value": (v6/*:: as any*/)
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
  "name": "cycle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
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
      "name": "currency",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time_zone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_slug",
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_date",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "round_id",
  "storageKey": null
},
v16 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "comes_back",
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v12/*:: as any*/),
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
    "name": "is_recipient",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "recipient_alias",
    "storageKey": null
  },
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
],
v17 = [
  {
    "kind": "Literal",
    "name": "_lt",
    "value": "infinity"
  }
],
v18 = [
  {
    "kind": "Literal",
    "name": "_eq",
    "value": "infinity"
  }
],
v19 = [
  {
    "kind": "Literal",
    "name": "_lt",
    "value": "00000000-0000-0000-0000-000000000000"
  }
],
v20 = {
  "kind": "Literal",
  "name": "status",
  "value": {
    "_eq": "completed"
  }
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentScheduleScreenQuery",
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
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useOwedPage_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "usePaidPage_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useReceivedPage_person"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useTurns_person"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaymentScheduleScreenQuery",
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
                  {
                    "alias": "owed",
                    "args": [
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "fields": [
                          (v5/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v16/*:: as any*/),
                    "storageKey": "standings(limit:100,order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"_or\":[{\"due_date\":{\"_gt\":\"-infinity\"}},{\"due_date\":{\"_eq\":\"-infinity\"},\"round_id\":{\"_gt\":\"00000000-0000-0000-0000-000000000000\"}}],\"is_owed\":{\"_eq\":true}})"
                  },
                  {
                    "alias": "payable",
                    "args": [
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "fields": [
                          (v5/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "Literal",
                            "name": "state",
                            "value": {
                              "_in": [
                                "early",
                                "due_today",
                                "grace",
                                "late_allowed"
                              ]
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
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "may_pay",
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
                    ],
                    "storageKey": "standings(limit:100,order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"_or\":[{\"due_date\":{\"_gt\":\"-infinity\"}},{\"due_date\":{\"_eq\":\"-infinity\"},\"round_id\":{\"_gt\":\"00000000-0000-0000-0000-000000000000\"}}],\"is_owed\":{\"_eq\":true},\"state\":{\"_in\":[\"early\",\"due_today\",\"grace\",\"late_allowed\"]}})"
                  },
                  {
                    "alias": "paid",
                    "args": [
                      (v2/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "due_date": "desc"
                          },
                          {
                            "payment_id": "desc"
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
                                    "fields": (v17/*:: as any*/),
                                    "kind": "ObjectValue",
                                    "name": "due_date"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.0"
                              },
                              {
                                "fields": [
                                  {
                                    "fields": (v18/*:: as any*/),
                                    "kind": "ObjectValue",
                                    "name": "due_date"
                                  },
                                  {
                                    "fields": (v19/*:: as any*/),
                                    "kind": "ObjectValue",
                                    "name": "payment_id"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.1"
                              }
                            ],
                            "kind": "ListValue",
                            "name": "_or"
                          },
                          {
                            "kind": "Literal",
                            "name": "given_back_at",
                            "value": {
                              "_is_null": true
                            }
                          },
                          (v20/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "payments",
                    "kind": "LinkedField",
                    "name": "payments",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payment_id",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "rounds",
                        "kind": "LinkedField",
                        "name": "round",
                        "plural": false,
                        "selections": [
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
                          },
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
                    "storageKey": "payments(limit:100,order_by:[{\"due_date\":\"desc\"},{\"payment_id\":\"desc\"}],where:{\"_or\":[{\"due_date\":{\"_lt\":\"infinity\"}},{\"due_date\":{\"_eq\":\"infinity\"},\"payment_id\":{\"_lt\":\"00000000-0000-0000-0000-000000000000\"}}],\"given_back_at\":{\"_is_null\":true},\"status\":{\"_eq\":\"completed\"}})"
                  },
                  {
                    "alias": "received",
                    "args": [
                      (v2/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "created_at": "desc"
                          },
                          {
                            "payout_id": "desc"
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
                                    "fields": (v17/*:: as any*/),
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
                                    "fields": (v18/*:: as any*/),
                                    "kind": "ObjectValue",
                                    "name": "created_at"
                                  },
                                  {
                                    "fields": (v19/*:: as any*/),
                                    "kind": "ObjectValue",
                                    "name": "payout_id"
                                  }
                                ],
                                "kind": "ObjectValue",
                                "name": "_or.1"
                              }
                            ],
                            "kind": "ListValue",
                            "name": "_or"
                          },
                          (v20/*:: as any*/)
                        ],
                        "kind": "ObjectValue",
                        "name": "where"
                      }
                    ],
                    "concreteType": "payout_distributions",
                    "kind": "LinkedField",
                    "name": "payouts",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "created_at",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_id",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "released_at",
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
                    "storageKey": "payouts(limit:100,order_by:[{\"created_at\":\"desc\"},{\"payout_id\":\"desc\"}],where:{\"_or\":[{\"created_at\":{\"_lt\":\"infinity\"}},{\"created_at\":{\"_eq\":\"infinity\"},\"payout_id\":{\"_lt\":\"00000000-0000-0000-0000-000000000000\"}}],\"status\":{\"_eq\":\"completed\"}})"
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
                          (v3/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_paid_out": {
                            "_eq": false
                          },
                          "is_recipient": (v6/*:: as any*/)
                        }
                      }
                    ],
                    "concreteType": "contribution_standings",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": (v16/*:: as any*/),
                    "storageKey": "standings(order_by:[{\"payout_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
                  },
                  (v11/*:: as any*/)
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
    "id": "024266fc999de8d18cee4aac5402829609c4c9371101dbcff43d95f43acd8c91",
    "metadata": {},
    "name": "PaymentScheduleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1f438ce410a707c54e1aca8c26db97d";

export default node;
