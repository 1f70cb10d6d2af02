/**
 * @generated SignedSource<<616fa05e93594747a6ce1ce8c66e6d6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmCard_group$data = {
  readonly current_members: number;
  readonly group_id: string;
  readonly may_confirm_restart: Json | null;
  readonly start_date: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"useNextCycle_group">;
  readonly " $fragmentType": "ConfirmCard_group";
};
export type ConfirmCard_group$key = {
  readonly " $data"?: ConfirmCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmCard_group",
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
      "name": "may_confirm_restart",
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
      "name": "useNextCycle_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f3bf5160b0e16f7cfbfc429809b74180";

export default node;
