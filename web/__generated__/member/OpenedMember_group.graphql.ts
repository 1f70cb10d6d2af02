/**
 * @generated SignedSource<<335aba1a43f6f4df8d8eb1682c94a833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenedMember_group$data = {
  readonly group_id: string;
  readonly id: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "OpenedMember_group";
};
export type OpenedMember_group$key = {
  readonly " $data"?: OpenedMember_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedMember_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenedMember_group",
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

(node as any).hash = "680847cbb3672b7def63dff9bdd32c3c";

export default node;
