/**
 * @generated SignedSource<<27fd885f359d4ecab177ab10fdd8b0ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type MyGroupCard_group$data = {
  readonly archive_days_left: number | null;
  readonly contribution_amount: number;
  readonly currency: string;
  readonly current_payout_round: number | null;
  readonly cycle_progress: number | null;
  readonly description: string;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly id: string;
  readonly image_url: string | null;
  readonly is_start_missed: boolean | null;
  readonly may_confirm_restart: Json | null;
  readonly may_join: Json | null;
  readonly name: string;
  readonly payout_waits: ReadonlyArray<{
    readonly on_day: string | null;
    readonly reason: string | null;
  }>;
  readonly schedule: ReadonlyArray<{
    readonly due_date: string | null;
    readonly payout_date: string | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly recipient_id: string | null;
  }>;
  readonly short_id: number;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardPeople_group" | "CardTerms_group" | "GroupEmblem_group" | "listStands_group">;
  readonly " $fragmentType": "MyGroupCard_group";
};
export type MyGroupCard_group$key = {
  readonly " $data"?: MyGroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "due_date": "asc"
},
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v0/*:: as any*/)
  ]
},
v2 = {
  "_eq": true
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
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
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v11 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyGroupCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPeople_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardTerms_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEmblem_group"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "listStands_group",
      "selections": [
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
            (v1/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "is_left_open": (v2/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v7/*:: as any*/),
          "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "order_by",
              "value": [
                (v0/*:: as any*/),
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
            (v3/*:: as any*/),
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cycle",
              "storageKey": null
            },
            (v4/*:: as any*/),
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
            (v5/*:: as any*/),
            (v9/*:: as any*/),
            (v6/*:: as any*/),
            (v10/*:: as any*/)
          ],
          "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
        },
        {
          "alias": "to_come",
          "args": [
            (v11/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "is_left_open": {
                  "_eq": false
                },
                "is_owed": (v2/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v7/*:: as any*/),
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
            (v10/*:: as any*/)
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
          "selections": (v12/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "waiting_requests",
          "kind": "LinkedField",
          "name": "waiting_requests",
          "plural": true,
          "selections": (v12/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
      "name": "contribution_amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_payout_round",
      "storageKey": null
    },
    (v8/*:: as any*/),
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
      "name": "frequency",
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
      "name": "id",
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
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v11/*:: as any*/),
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
        (v11/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_current": (v2/*:: as any*/)
          }
        }
      ],
      "concreteType": "group_schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_date",
          "storageKey": null
        },
        (v9/*:: as any*/),
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
      "name": "short_id",
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
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_slug",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "6f62d5b0fec476d84d0ac274070c54c8";

export default node;
