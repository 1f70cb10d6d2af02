/**
 * @generated SignedSource<<02c80f89f60a7f54e21450834ab8203f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type notice_kinds_enum = "achievement_earned" | "admin_changed" | "admin_offer_declined" | "admin_offered" | "contribution_received" | "contribution_returned" | "debt_given_up" | "exit_effective" | "extension_decided" | "extension_vote_opened" | "group_closed" | "group_closed_by_admin" | "group_completed" | "group_deleted" | "group_invitation" | "group_message_received" | "group_restart_completed" | "group_started" | "identity_failed" | "identity_verified" | "join_approved" | "join_rejected" | "join_request" | "late_contribution_forwarded" | "late_payment_allowed" | "late_payment_asked" | "late_payment_opened" | "leave_agreed" | "leave_asked" | "leave_declined" | "member_joined" | "member_released" | "member_removed" | "message_received" | "payment_due" | "payment_failed" | "payment_reminder" | "payment_unfinished" | "payout_released" | "removal_decided" | "removal_vote_opened" | "restart_admin_asked" | "restart_confirmation_asked" | "restart_confirmed" | "restart_failed" | "restart_left_out" | "restart_vote_opened" | "rules_changed" | "seat_offer_ended" | "seat_offered" | "security" | "settlement_to_pay" | "settlement_without_pay" | "start_missed" | "terms_changed" | "terms_unanswered" | "ticket_answered" | "vote_about_you" | "waiting_ended" | "your_vote_decided" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type AlertRow_alert$data = {
  readonly created_at: string;
  readonly group_id: string | null;
  readonly kind: notice_kinds_enum;
  readonly notification_id: string;
  readonly read: boolean;
  readonly values: Json;
  readonly " $fragmentType": "AlertRow_alert";
};
export type AlertRow_alert$key = {
  readonly " $data"?: AlertRow_alert$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertRow_alert">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertRow_alert",
  "selections": [
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
      "name": "group_id",
      "storageKey": null
    },
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
      "name": "notification_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "read",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "type": "notifications",
  "abstractKey": null
};

(node as any).hash = "36f57585297e9de6ab9d33859e173a2e";

export default node;
