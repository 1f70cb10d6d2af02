/**
 * @generated SignedSource<<cb2bfa226978b938acdd23441cb5cea2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type RestartStep_group$data = {
  readonly current_members: number;
  readonly group_id: string;
  readonly may_restart: Json | null;
  readonly " $fragmentType": "RestartStep_group";
};
export type RestartStep_group$key = {
  readonly " $data"?: RestartStep_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestartStep_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestartStep_group",
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
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "5212f2cabc4e9eb0c78407babe00ceb0";

export default node;
