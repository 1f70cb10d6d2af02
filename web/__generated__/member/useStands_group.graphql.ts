/**
 * @generated SignedSource<<790eb6fb8e485edf109d1c341376268a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useStands_group$data = {
  readonly cash_payout: number | null;
  readonly frozen_at: string | null;
  readonly may_join: Json | null;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useOpenContributions_group" | "useSchedule_group" | "useStandings_group">;
  readonly " $fragmentType": "useStands_group";
};
export type useStands_group$key = {
  readonly " $data"?: useStands_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStands_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStands_group",
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
      "name": "frozen_at",
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

(node as any).hash = "c33eff55ba1b6a93e1a243346ae3ed04";

export default node;
