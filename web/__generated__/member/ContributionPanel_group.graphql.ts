/**
 * @generated SignedSource<<668042fd6331556e918223c366e3c8bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ContributionPanel_group$data = {
  readonly may_join: Json | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"ContributionRounds_group" | "useStandings_group">;
  readonly " $fragmentType": "ContributionPanel_group";
};
export type ContributionPanel_group$key = {
  readonly " $data"?: ContributionPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContributionPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContributionPanel_group",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContributionRounds_group"
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

(node as any).hash = "68e272a2ed9e7255fab3f871be22b709";

export default node;
