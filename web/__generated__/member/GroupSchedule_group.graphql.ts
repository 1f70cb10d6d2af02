/**
 * @generated SignedSource<<d5dc0c2acf5cc2eaa5cc1abfb45bf07d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSchedule_group$data = {
  readonly currency: string;
  readonly is_start_missed: boolean | null;
  readonly start_date: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useOpenContributions_group" | "useSchedule_group" | "useStandings_group">;
  readonly " $fragmentType": "GroupSchedule_group";
};
export type GroupSchedule_group$key = {
  readonly " $data"?: GroupSchedule_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSchedule_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSchedule_group",
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
      "name": "is_start_missed",
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

(node as any).hash = "59052e3507d784f108a9e7426b2c8e64";

export default node;
