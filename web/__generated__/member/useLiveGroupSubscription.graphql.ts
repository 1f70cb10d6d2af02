/**
 * @generated SignedSource<<dbdf2d98e810e2a1f95634b625272525>>
 * @relayHash e7bf44fddc9c0f318893035cefde9739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e249b7fdf9a03f1f6ddbd2c7f5506454e796edfd4edfacef5bbe6f1652f1b760

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
export type useLiveGroupSubscription$variables = {
  id: string;
};
export type useLiveGroupSubscription$data = {
  readonly node: {
    readonly admin_id?: string;
    readonly admin_offers?: ReadonlyArray<{
      readonly admin_offer_id: string;
      readonly expires_at: string;
      readonly offered_by: string | null;
    }>;
    readonly archive_days_left?: number | null;
    readonly cash_payout?: number | null;
    readonly changes_at?: string | null;
    readonly circle_mark?: string | null;
    readonly contribution_amount?: number;
    readonly cover_url?: string | null;
    readonly currency?: string;
    readonly current_members?: number;
    readonly current_payout_round?: number | null;
    readonly frequency?: frequencies_enum;
    readonly frozen_at?: string | null;
    readonly image_url?: string | null;
    readonly is_public?: boolean;
    readonly is_visible_to_all?: boolean;
    readonly locked_member_count?: number | null;
    readonly manual_start_enabled?: boolean;
    readonly may_join?: Json | null;
    readonly member_limit?: number;
    readonly minimum_members_to_start?: number;
    readonly open?: {
      readonly " $fragmentSpreads": FragmentRefs<"useOpenContributions_group">;
    } | null;
    readonly own_mark?: string | null;
    readonly payout_assignment_method?: payout_order_methods_enum;
    readonly payout_locked?: boolean | null;
    readonly pot_balance?: number | null;
    readonly rules?: string;
    readonly seat_states?: Json | null;
    readonly spots_left?: number | null;
    readonly start_date?: string | null;
    readonly started_at?: string | null;
    readonly status?: group_statuses_enum;
    readonly term_consents?: ReadonlyArray<{
      readonly expires_at: string;
      readonly terms_before: Json;
      readonly terms_hash: string;
    }>;
    readonly total_payout?: number | null;
    readonly waiting_late_requests?: ReadonlyArray<{
      readonly user_id: string | null;
    }>;
    readonly waiting_leave_requests?: ReadonlyArray<{
      readonly requests: number | null;
    }>;
    readonly waiting_list?: ReadonlyArray<{
      readonly offer_ends_at: string | null;
    }>;
    readonly waiting_requests?: ReadonlyArray<{
      readonly requests: number | null;
    }>;
    readonly waits?: {
      readonly " $fragmentSpreads": FragmentRefs<"usePayoutWaits_group">;
    } | null;
  } | null;
};
export type useLiveGroupSubscription = {
  response: useLiveGroupSubscription$data;
  variables: useLiveGroupSubscription$variables;
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
  "name": "admin_id",
  "storageKey": null
},
v3 = {
  "_is_null": true
},
v4 = [
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "ended_at": (v3/*:: as any*/)
    }
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "admin_offer_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires_at",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offered_by",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archive_days_left",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changes_at",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "circle_mark",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contribution_amount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cover_url",
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
  "name": "current_members",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_payout_round",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequency",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image_url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_public",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_visible_to_all",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manual_start_enabled",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "member_limit",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum_members_to_start",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_join",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked_member_count",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "own_mark",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_assignment_method",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_locked",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pot_balance",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rules",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seat_states",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spots_left",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start_date",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "started_at",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v37 = [
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "accepted_at": (v3/*:: as any*/)
    }
  }
],
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "terms_before",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "terms_hash",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total_payout",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offer_ends_at",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "waiting_late_requests",
  "kind": "LinkedField",
  "name": "waiting_late_requests",
  "plural": true,
  "selections": [
    (v42/*:: as any*/)
  ],
  "storageKey": null
},
v44 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
    "storageKey": null
  }
],
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "waiting_leave_requests",
  "kind": "LinkedField",
  "name": "waiting_leave_requests",
  "plural": true,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "concreteType": "waiting_requests",
  "kind": "LinkedField",
  "name": "waiting_requests",
  "plural": true,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v48 = {
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
    "name": "useLiveGroupSubscription",
    "selections": [
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
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "admin_offers",
                "kind": "LinkedField",
                "name": "admin_offers",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": "admin_offers(where:{\"ended_at\":{\"_is_null\":true}})"
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": (v37/*:: as any*/),
                "concreteType": "term_consents",
                "kind": "LinkedField",
                "name": "term_consents",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "storageKey": "term_consents(where:{\"accepted_at\":{\"_is_null\":true}})"
              },
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "group_waiting_list",
                "kind": "LinkedField",
                "name": "waiting_list",
                "plural": true,
                "selections": [
                  (v41/*:: as any*/)
                ],
                "storageKey": null
              },
              (v43/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useOpenContributions_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "open"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "usePayoutWaits_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "waits"
              }
            ],
            "type": "groups",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveGroupSubscription",
    "selections": [
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
                "args": (v4/*:: as any*/),
                "concreteType": "admin_offers",
                "kind": "LinkedField",
                "name": "admin_offers",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v47/*:: as any*/)
                ],
                "storageKey": "admin_offers(where:{\"ended_at\":{\"_is_null\":true}})"
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": (v37/*:: as any*/),
                "concreteType": "term_consents",
                "kind": "LinkedField",
                "name": "term_consents",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v47/*:: as any*/)
                ],
                "storageKey": "term_consents(where:{\"accepted_at\":{\"_is_null\":true}})"
              },
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "group_waiting_list",
                "kind": "LinkedField",
                "name": "waiting_list",
                "plural": true,
                "selections": [
                  (v41/*:: as any*/),
                  (v47/*:: as any*/)
                ],
                "storageKey": null
              },
              (v43/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
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
                        "due_date": "asc"
                      },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cycle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "due_date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payer_alias",
                    "storageKey": null
                  },
                  (v48/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  (v42/*:: as any*/)
                ],
                "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": {
                      "payout_round": "asc"
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
                  (v48/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  }
                ],
                "storageKey": "payout_waits(order_by:{\"payout_round\":\"asc\"})"
              }
            ],
            "type": "groups",
            "abstractKey": null
          },
          (v47/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e249b7fdf9a03f1f6ddbd2c7f5506454e796edfd4edfacef5bbe6f1652f1b760",
    "metadata": {},
    "name": "useLiveGroupSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8e8b1dbb07a2d99e78d20962cc963c7c";

export default node;
