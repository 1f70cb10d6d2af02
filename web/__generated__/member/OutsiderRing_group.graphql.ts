/**
 * @generated SignedSource<<fabcd3034e2cdc54a0545c5bd13d2002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type OutsiderRing_group$data = {
  readonly may_join: Json | null;
  readonly spots_left: number | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useStands_group">;
  readonly " $fragmentType": "OutsiderRing_group";
};
export type OutsiderRing_group$key = {
  readonly " $data"?: OutsiderRing_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutsiderRing_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutsiderRing_group",
  "selections": [
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
      "name": "spots_left",
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
      "name": "useStands_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "4123c925cb5bf6baba4a8ce9aba183ee";

export default node;
