/**
 * @generated SignedSource<<c8afc7d96e4c3a116ba131595ff8e984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSchedule_group$data = {
  readonly is_start_missed: boolean | null;
  readonly schedule: ReadonlyArray<{
    readonly cash_amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_current: boolean | null;
    readonly is_paid_out: boolean | null;
    readonly is_provisional: boolean | null;
    readonly is_settlement: boolean | null;
    readonly paid_out_on: string | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
    readonly recipient_id: string | null;
  }>;
  readonly " $fragmentType": "useSchedule_group";
};
export type useSchedule_group$key = {
  readonly " $data"?: useSchedule_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSchedule_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSchedule_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_start_missed",
      "storageKey": null
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
      "concreteType": "group_schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cash_amount",
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
          "name": "grace_end_date",
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
          "name": "is_paid_out",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_provisional",
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
          "name": "paid_out_on",
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
          "name": "recipient_id",
          "storageKey": null
        }
      ],
      "storageKey": "schedule(order_by:{\"payout_round\":\"asc\"})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "327ca46580474d130f97c811ab03b5b7";

export default node;
