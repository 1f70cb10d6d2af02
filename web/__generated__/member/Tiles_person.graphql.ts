/**
 * @generated SignedSource<<4020d1e323a716f0e00ec494ab73d81c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tiles_person$data = {
  readonly active_groups: number | null;
  readonly pending_contributions: number | null;
  readonly total_saved: number | null;
  readonly upcoming: number | null;
  readonly " $fragmentType": "Tiles_person";
};
export type Tiles_person$key = {
  readonly " $data"?: Tiles_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tiles_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tiles_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active_groups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending_contributions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_saved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upcoming",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "e4d69a4f3a6f4c5a6642d1d2feac393e";

export default node;
