/**
 * @generated SignedSource<<c44bb173e98e5225ed1b2ecf1f801e42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
  readonly " $fragmentSpreads": FragmentRefs<"GroupCarousel_query">;
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
  "name": "limit",
  "value": 1
},
v10 = {
  "_eq": true
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
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
                    "alias": "due",
                    "args": [
                      (v9/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "due_date": "asc"
                          }
                        ]
                      },
                      {
                        "kind": "Literal",
                        "name": "where",
                        "value": {
                          "is_owed": (v10/*:: as any*/),
                          "state": {
                            "_in": [
                              "early",
                              "due_today",
                              "grace",
                              "late_allowed",
                              "expired",
                              "too_early"
                            ]
                          }
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
                        "name": "amount",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "may_pay",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
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
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_owed\":{\"_eq\":true},\"state\":{\"_in\":[\"early\",\"due_today\",\"grace\",\"late_allowed\",\"expired\",\"too_early\"]}})"
                  },
                  {
                    "alias": "turn",
                    "args": [
                      (v9/*:: as any*/),
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": [
                          {
                            "payout_date": "asc"
                          }
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
                          "is_paid_out": {
                            "_eq": false
                          },
                          "is_recipient": (v10/*:: as any*/)
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
                        "name": "payout_date",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v11/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "standings(limit:1,order_by:[{\"payout_date\":\"asc\"}],where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
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
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contribution_amount",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      (v9/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recipient_id",
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
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start_date",
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
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
    "cacheID": "9c86fc3d87ed853675366ac9e76b10a0",
    "id": null,
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": "query DashboardScreenQuery(\n  $userId: uuid!\n) {\n  user_profiles_connection(first: 1) {\n    edges {\n      node {\n        alias\n        email\n        email_confirmed_at\n        is_verified\n        seconds_to_change\n        ...ActivityFeed_person\n        ...NextCards_person\n        ...Tiles_person\n        id\n      }\n    }\n  }\n  ...GroupCarousel_query_1xxw8p\n}\n\nfragment ActivityFeed_person on user_profiles {\n  activities(order_by: [{created_at: desc}], limit: 15) {\n    id\n    kind\n    values\n    created_at\n  }\n}\n\nfragment CardTerms_group on groups {\n  cash_payout\n  contribution_amount\n  currency\n  frequency\n}\n\nfragment GroupCarousel_query_1xxw8p on query_root {\n  mine: groups_connection(first: 20, order_by: [{created_at: desc}, {group_id: asc}], where: {members: {user_id: {_eq: $userId}, status: {_in: [active, completed]}}, _or: [{archive_days_left: {_is_null: true}}, {archive_days_left: {_gt: 0}}]}) {\n    edges {\n      node {\n        id\n        ...MyGroupCard_group\n      }\n    }\n  }\n}\n\nfragment GroupEmblem_group on groups {\n  current_members\n  current_payout_round\n  locked_member_count\n  member_limit\n  status\n}\n\nfragment MyGroupCard_group on groups {\n  ...CardTerms_group\n  ...GroupEmblem_group\n  archive_days_left\n  current_members\n  current_payout_round\n  group_id\n  member_limit\n  name\n  schedule(where: {is_current: {_eq: true}}, limit: 1) {\n    due_date\n    recipient_id\n    recipient {\n      alias\n    }\n  }\n  short_id\n  start_date\n  status\n  url_slug\n}\n\nfragment NextCards_person on user_profiles {\n  due: standings(where: {is_owed: {_eq: true}, state: {_in: [\"early\", \"due_today\", \"grace\", \"late_allowed\", \"expired\", \"too_early\"]}}, order_by: [{due_date: asc}], limit: 1) {\n    amount\n    currency\n    due_date\n    may_pay\n    payout_round\n    state\n    group {\n      group_id\n      name\n      short_id\n      url_slug\n      id\n    }\n  }\n  turn: standings(where: {is_recipient: {_eq: true}, group: {status: {_eq: started}}, is_paid_out: {_eq: false}}, order_by: [{payout_date: asc}], limit: 1) {\n    payout_date\n    payout_round\n    group {\n      cash_payout\n      currency\n      group_id\n      name\n      short_id\n      url_slug\n      id\n    }\n  }\n}\n\nfragment Tiles_person on user_profiles {\n  active_groups\n  pending_contributions\n  total_saved\n  upcoming\n}\n"
  }
};
})();

(node as any).hash = "770bfe70390d2f767583917d4a3a69f3";

export default node;
