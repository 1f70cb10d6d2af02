/**
 * @generated SignedSource<<28288d4fbfccf534db31bff40cbf04db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSchedule_group$data = {
  readonly currency: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useSchedule_group">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
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

(node as any).hash = "34cfdf570d944e9c7378f9c4d32ea3ef";

export default node;
