/**
 * @generated SignedSource<<d08cd1fdaf23bc9f61557edc95816cda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ContributionRounds_group$data = {
  readonly admin_alias: string | null;
  readonly admin_id: string;
  readonly cash_payout: number | null;
  readonly current_cycle: number;
  readonly end_date: string | null;
  readonly group_id: string;
  readonly id: string;
  readonly may_join: Json | null;
  readonly status: group_statuses_enum;
  readonly time_zone: string;
  readonly " $fragmentSpreads": FragmentRefs<"usePayoutWaits_group" | "useStandings_group">;
  readonly " $fragmentType": "ContributionRounds_group";
};
export type ContributionRounds_group$key = {
  readonly " $data"?: ContributionRounds_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContributionRounds_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContributionRounds_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cash_payout",
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
      "name": "end_date",
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
      "name": "may_join",
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
      "name": "time_zone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePayoutWaits_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStandings_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "ebd118aca57540265d438f609779395f";

export default node;
