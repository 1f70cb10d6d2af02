/**
 * @generated SignedSource<<3ada0f5f3b1075c95db6d46363d1911e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TurnList_group$data = {
  readonly currency: string;
  readonly current_members: number;
  readonly group_id: string;
  readonly id: string;
  readonly locked_member_count: number | null;
  readonly member_limit: number;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useAgreedLeaves_group" | "useBoard_group" | "useOpenContributions_group" | "useSchedule_group" | "useStandings_group">;
  readonly " $fragmentType": "TurnList_group";
};
export type TurnList_group$key = {
  readonly " $data"?: TurnList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnList_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TurnList_group",
  "selections": [
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
      "name": "locked_member_count",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreedLeaves_group"
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

(node as any).hash = "bef467ab0857a5b8cfb95b0b8173352a";

export default node;
