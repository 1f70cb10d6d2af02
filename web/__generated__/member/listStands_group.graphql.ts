/**
 * @generated SignedSource<<1a611d6bb5b15e0f9e084fc0b40a8794>>
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
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly state: string | null;
  }>;
  readonly open_contributions: ReadonlyArray<{
    readonly amount: number | null;
    readonly currency: string | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
    readonly payer: {
      readonly alias: string | null;
    } | null;
    readonly payout_round: number | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly recipient_id: string | null;
    readonly state: string | null;
    readonly user_id: string | null;
  }>;
  readonly to_come: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_owed: boolean | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
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

(node as any).hash = "ce92e776b15baae4b741c4add685c859";

export default node;
