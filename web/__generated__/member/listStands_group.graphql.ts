/**
 * @generated SignedSource<<3e54f08a37b7a3a56a7b7fa56387fa3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listStands_group$data = {
  readonly current_cycle: number;
  readonly frozen_at: string | null;
  readonly left_open: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_owed: boolean | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly open_contributions: ReadonlyArray<{
    readonly amount: number | null;
    readonly currency: string | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
    readonly payer_alias: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly recipient_id: string | null;
    readonly state: string | null;
    readonly user_id: string | null;
  }>;
  readonly to_come: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_owed: boolean | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly waiting_late_requests: ReadonlyArray<{
    readonly user_id: string | null;
  }>;
  readonly waiting_leave_requests: ReadonlyArray<{
    readonly requests: number | null;
  }>;
  readonly waiting_requests: ReadonlyArray<{
    readonly requests: number | null;
  }>;
  readonly " $fragmentType": "listStands_group";
};
export type listStands_group$key = {
  readonly " $data"?: listStands_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"listStands_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listStands_group"
};

(node as any).hash = "18b91c1489c10be305fa9aabea5a1c27";

export default node;
