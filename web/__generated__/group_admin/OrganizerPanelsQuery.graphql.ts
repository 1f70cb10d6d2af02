/**
 * @generated SignedSource<<c704a5ec9ae0124ceb03102ec44b5926>>
 * @relayHash 1b72f36441feb9bd6dc6177a3efb54f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76512fdbfe0d8f5fefbbc3cdcd5b01d0589eb573d7e5ccf8bbfcc73e14a70b4b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type OrganizerPanelsQuery$variables = {
  id: string;
};
export type OrganizerPanelsQuery$data = {
  readonly node: {
    readonly late?: {
      readonly " $fragmentSpreads": FragmentRefs<"LatePaymentsPanel_group">;
    } | null;
    readonly leaving?: {
      readonly " $fragmentSpreads": FragmentRefs<"LeavingPanel_group">;
    } | null;
    readonly links?: {
      readonly " $fragmentSpreads": FragmentRefs<"JoinLinksPanel_group">;
    } | null;
    readonly requests?: {
      readonly " $fragmentSpreads": FragmentRefs<"JoinRequestsPanel_group">;
    } | null;
    readonly start?: {
      readonly " $fragmentSpreads": FragmentRefs<"StartPanel_group">;
    } | null;
    readonly status?: group_statuses_enum;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
};
export type OrganizerPanelsQuery = {
  response: OrganizerPanelsQuery$data;
  variables: OrganizerPanelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "_is_null": true
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar_url",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v9 = {
  "due_date": "asc"
},
v10 = {
  "user_id": "asc"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asked_at",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cycle",
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
  "name": "amount",
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
  "name": "due_date",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "member_profiles",
  "kind": "LinkedField",
  "name": "member",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrganizerPanelsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useLimits_query"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "JoinLinksPanel_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "links"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "JoinRequestsPanel_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "requests"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LatePaymentsPanel_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "late"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LeavingPanel_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "leaving"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "StartPanel_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "start"
              }
            ],
            "type": "groups",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrganizerPanelsQuery",
    "selections": [
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
                  (v3/*:: as any*/)
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
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
                "name": "join_method",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "may_invite",
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
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": [
                      {
                        "created_at": "desc"
                      }
                    ]
                  },
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "revoked_at": (v4/*:: as any*/),
                      "uses_left": {
                        "_gt": 0
                      }
                    }
                  }
                ],
                "concreteType": "join_links",
                "kind": "LinkedField",
                "name": "join_links",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expires_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "join_link_id",
                    "storageKey": null
                  },
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
                    "name": "uses",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uses_left",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": "join_links(order_by:[{\"created_at\":\"desc\"}],where:{\"revoked_at\":{\"_is_null\":true},\"uses_left\":{\"_gt\":0}})"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "group_waiting_list",
                "kind": "LinkedField",
                "name": "waiting_list",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
                ],
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": {
                      "requested_at": "asc"
                    }
                  },
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "status": {
                        "_eq": "pending"
                      }
                    }
                  }
                ],
                "concreteType": "join_requests",
                "kind": "LinkedField",
                "name": "join_requests",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "join_request_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requested_at",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "member_profiles",
                    "kind": "LinkedField",
                    "name": "profile",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "completed_groups",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "level",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "on_time_rate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rating",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": "join_requests(order_by:{\"requested_at\":\"asc\"},where:{\"status\":{\"_eq\":\"pending\"}})"
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": [
                      {
                        "asked_at": "asc_nulls_last"
                      },
                      {
                        "state": "asc"
                      },
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_open_for_good": {
                        "_eq": false
                      }
                    }
                  }
                ],
                "concreteType": "late_contributions",
                "kind": "LinkedField",
                "name": "late_contributions",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v5/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_allow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_ask_circle",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "open_through",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opens_at",
                    "storageKey": null
                  }
                ],
                "storageKey": "late_contributions(order_by:[{\"asked_at\":\"asc_nulls_last\"},{\"state\":\"asc\"},{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}],where:{\"is_open_for_good\":{\"_eq\":false}})"
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": {
                      "agreed_at": "asc"
                    }
                  },
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "effective_at": (v4/*:: as any*/)
                    }
                  }
                ],
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agreed_in_round",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "exit_id",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": "exits(order_by:{\"agreed_at\":\"asc\"},where:{\"effective_at\":{\"_is_null\":true}})"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": {
                      "asked_at": "asc"
                    }
                  },
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "status": {
                        "_eq": "open"
                      }
                    }
                  }
                ],
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "leave_request_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer_due_at",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": "leave_requests(order_by:{\"asked_at\":\"asc\"},where:{\"status\":{\"_eq\":\"open\"}})"
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
                "name": "current_members",
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
                "name": "manual_start_enabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "may_start",
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
                "name": "start_date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ]
                  }
                ],
                "concreteType": "open_contributions",
                "kind": "LinkedField",
                "name": "open_contributions",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v12/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payer_alias",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recipient_alias",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recipient_id",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": [
                      {
                        "payout_position": "asc"
                      },
                      {
                        "joined_at": "asc"
                      }
                    ]
                  }
                ],
                "concreteType": "board",
                "kind": "LinkedField",
                "name": "board",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "grace_days_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "has_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "has_received",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_recipient",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payout_position",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  }
                ],
                "storageKey": "board(order_by:[{\"payout_position\":\"asc\"},{\"joined_at\":\"asc\"}])"
              }
            ],
            "type": "groups",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76512fdbfe0d8f5fefbbc3cdcd5b01d0589eb573d7e5ccf8bbfcc73e14a70b4b",
    "metadata": {},
    "name": "OrganizerPanelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1aae4a954b28907aa1159e7ed46056a3";

export default node;
