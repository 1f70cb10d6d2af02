/**
 * @generated SignedSource<<311d7fa2ae6050d7a293cb5530cd1ee4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type CircleSeats_group$data = {
  readonly cash_payout: number | null;
  readonly currency: string;
  readonly current_members: number;
  readonly current_payout_round: number | null;
  readonly id: string;
  readonly is_start_missed: boolean | null;
  readonly locked_member_count: number | null;
  readonly member_avatars: Json | null;
  readonly member_limit: number;
  readonly pot_balance: number | null;
  readonly spots_left: number | null;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"OutsiderRing_group" | "useBoard_group" | "useOpenContributions_group" | "useSchedule_group">;
  readonly " $fragmentType": "CircleSeats_group";
};
export type CircleSeats_group$key = {
  readonly " $data"?: CircleSeats_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CircleSeats_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CircleSeats_group",
  "selections": [
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
      "name": "currency",
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
      "name": "current_payout_round",
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
      "name": "is_start_missed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked_member_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_avatars",
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
      "name": "pot_balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spots_left",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutsiderRing_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSchedule_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f9ec9787c456fc46a22caff836aa654a";

export default node;
