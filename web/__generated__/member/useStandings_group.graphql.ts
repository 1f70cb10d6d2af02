/**
 * @generated SignedSource<<9ca924e2a29f71f9db721434168f4e06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useStandings_group$data = {
  readonly current_cycle: number;
  readonly standings: ReadonlyArray<{
    readonly amount: number | null;
    readonly bank_fee_percentage: number | null;
    readonly bank_processing_fee: number | null;
    readonly bank_service_fee: number | null;
    readonly bank_total: number | null;
    readonly card_fee_percentage: number | null;
    readonly card_processing_fee: number | null;
    readonly card_service_fee: number | null;
    readonly card_total: number | null;
    readonly comes_back: number | null;
    readonly currency: string | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
    readonly grace_days_left: number | null;
    readonly grace_end_date: string | null;
    readonly held_until: string | null;
    readonly is_current: boolean | null;
    readonly is_left_open: boolean | null;
    readonly is_owed: boolean | null;
    readonly is_recipient: boolean | null;
    readonly is_settlement: boolean | null;
    readonly late_asked_at: string | null;
    readonly late_open_through: string | null;
    readonly may_ask_late: Json | null;
    readonly may_pay: Json | null;
    readonly opens_at: string | null;
    readonly paid_at: string | null;
    readonly payment_id: string | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly " $fragmentType": "useStandings_group";
};
export type useStandings_group$key = {
  readonly " $data"?: useStandings_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStandings_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStandings_group",
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
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "cycle": "asc"
            },
            {
              "payout_round": "asc"
            }
          ]
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank_fee_percentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank_processing_fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank_service_fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank_total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "card_fee_percentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "card_processing_fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "card_service_fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "card_total",
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
          "name": "currency",
          "storageKey": null
        },
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
          "name": "grace_days_left",
          "storageKey": null
        },
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
          "name": "held_until",
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
          "name": "is_recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_settlement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late_asked_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late_open_through",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opens_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payment_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": "standings(order_by:[{\"cycle\":\"asc\"},{\"payout_round\":\"asc\"}])"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "de92804f48698123757bbb1929547473";

export default node;
