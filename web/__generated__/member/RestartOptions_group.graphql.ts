/**
 * @generated SignedSource<<f6627079b2d87d5c4a946b31727fbc73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type RestartOptions_group$data = {
  readonly current_members: number;
  readonly group_id: string;
  readonly may_restart: Json | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "RestartOptions_group";
};
export type RestartOptions_group$key = {
  readonly " $data"?: RestartOptions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestartOptions_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestartOptions_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_members",
      "storageKey": null
    },
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
      "name": "may_restart",
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

(node as any).hash = "0e2f70024053cd5419d67425a14572db";

export default node;
