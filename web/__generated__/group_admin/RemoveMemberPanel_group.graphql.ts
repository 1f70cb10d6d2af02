/**
 * @generated SignedSource<<f21a9c4ee905ada7d1f6625b36ccceb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RemoveMemberPanel_group$data = {
  readonly group_id: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "RemoveMemberPanel_group";
};
export type RemoveMemberPanel_group$key = {
  readonly " $data"?: RemoveMemberPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveMemberPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveMemberPanel_group",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "0bdfea7ca4a41bbc748d1ab363d14b4c";

export default node;
