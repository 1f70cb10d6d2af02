/**
 * @generated SignedSource<<da0a1c1dfd193fd67d1b2dc4c7b0fabf>>
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
  readonly member_limit: number;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly payout_delay_days: number;
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

(node as any).hash = "e4b3c28e5b919e88d349c7273fc91ec4";

export default node;
