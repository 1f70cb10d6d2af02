/**
 * @generated SignedSource<<afd97a1667cfd9a7ebdb47dfee44a57f>>
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
  readonly group_id: string;
  readonly id: string;
  readonly may_join: Json | null;
  readonly status: group_statuses_enum;
  readonly time_zone: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useStandings_group">;
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
      "name": "useBoard_group"
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

(node as any).hash = "b51b38230218c672ce82edbf8109bb38";

export default node;
