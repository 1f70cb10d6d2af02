/**
 * @generated SignedSource<<d912f466498c23db40a5664d9bf449fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompletionBanner_group$data = {
  readonly archive_days_left: number | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "CompletionBanner_group";
};
export type CompletionBanner_group$key = {
  readonly " $data"?: CompletionBanner_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionBanner_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletionBanner_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archive_days_left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "06947ff5d980e54b5eee63587c37c745";

export default node;
