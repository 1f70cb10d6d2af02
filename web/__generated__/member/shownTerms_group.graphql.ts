/**
 * @generated SignedSource<<68985a46811062c7139ceea7e99c1b03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type shownTerms_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly manual_start_enabled: boolean;
  readonly member_limit: number;
  readonly minimum_members_to_start: number;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly payout_delay_days: number;
  readonly rules: string;
  readonly start_date: string | null;
  readonly " $fragmentType": "shownTerms_group";
};
export type shownTerms_group$key = {
  readonly " $data"?: shownTerms_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownTerms_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownTerms_group"
};

(node as any).hash = "8c02ad62baa3e60fab9b489c21b5f241";

export default node;
