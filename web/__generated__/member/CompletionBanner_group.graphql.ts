/**
 * @generated SignedSource<<312f1fa3ccd62f9607cb9ce5654a47fd>>
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
  readonly currency: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenContributions_group">;
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
      "name": "currency",
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
      "name": "useOpenContributions_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "4ff1fc971064c3bba11e7e3e0fc82562";

export default node;
