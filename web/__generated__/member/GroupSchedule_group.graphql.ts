/**
 * @generated SignedSource<<b631ba093c91d62ccebdcb93c9f000ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSchedule_group$data = {
  readonly currency: string;
  readonly id: string;
  readonly start_date: string | null;
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
      "name": "useSchedule_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "055421f1c569d606ea62502f8a910992";

export default node;
