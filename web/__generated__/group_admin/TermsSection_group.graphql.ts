/**
 * @generated SignedSource<<c1c27297bb9082f260d9589eae808c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type TermsSection_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly current_cycle: number;
  readonly current_members: number;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly may_manage: Json | null;
  readonly member_limit: number;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly payout_delay_days: number;
  readonly start_date: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentList_group">;
  readonly " $fragmentType": "TermsSection_group";
};
export type TermsSection_group$key = {
  readonly " $data"?: TermsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsSection_group",
  "selections": [
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
      "name": "currency",
      "storageKey": null
    },
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
      "name": "current_members",
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
      "name": "may_manage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout_assignment_method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout_delay_days",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsentList_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "a9c551c2f87775260cf9f67a04405392";

export default node;
