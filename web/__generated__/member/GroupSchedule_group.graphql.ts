/**
 * @generated SignedSource<<fde6650c53e330eb086ae6b01d2bd703>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSchedule_group$data = {
  readonly currency: string;
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

(node as any).hash = "05a6211f4e67d9a3bbcfb21796869fc6";

export default node;
