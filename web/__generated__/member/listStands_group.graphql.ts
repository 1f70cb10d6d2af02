/**
 * @generated SignedSource<<2c8f4e84b422be22a6f2fe6707f5b2be>>
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

(node as any).hash = "4f7f212b914babdcf584de8cedb56296";

export default node;
