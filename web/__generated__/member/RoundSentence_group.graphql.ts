/**
 * @generated SignedSource<<ac171d5d4d554bd09ae146f53571a254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoundSentence_group$data = {
  readonly cash_payout: number | null;
  readonly currency: string;
  readonly payout_locked: boolean | null;
  readonly spots_left: number | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useOpenContributions_group" | "usePayoutWaits_group" | "useSchedule_group">;
  readonly " $fragmentType": "RoundSentence_group";
};
export type RoundSentence_group$key = {
  readonly " $data"?: RoundSentence_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundSentence_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoundSentence_group",
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
      "name": "payout_locked",
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
      "name": "usePayoutWaits_group"
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

(node as any).hash = "5f12e4c22418bb9c1ebca27633451a60";

export default node;
