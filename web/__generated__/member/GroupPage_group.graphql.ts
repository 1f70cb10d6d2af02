/**
 * @generated SignedSource<<e27299795403fb8ce59f441b1c218c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_group$data = {
  readonly admin_id: string;
  readonly changes_at: string | null;
  readonly id: string;
  readonly may_join: Json | null;
  readonly seconds_to_change: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCard_group" | "CircleRing_group" | "CompletionBanner_group" | "ContributionPanel_group" | "GroupHeader_group" | "GroupSchedule_group" | "InvitedSentence_group" | "JoinCard_group" | "MemberCount_group" | "OpenCard_group" | "RoundSentence_group" | "StandSentence_group" | "SummaryCard_group" | "TurnList_group">;
  readonly " $fragmentType": "GroupPage_group";
};
export type GroupPage_group$key = {
  readonly " $data"?: GroupPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPage_group",
  "selections": [
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
      "name": "admin_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes_at",
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
      "name": "seconds_to_change",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CircleRing_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompletionBanner_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContributionPanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupHeader_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSchedule_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitedSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberCount_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoundSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TurnList_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "1fb562df19457c8b0d6f029d6a38208a";

export default node;
