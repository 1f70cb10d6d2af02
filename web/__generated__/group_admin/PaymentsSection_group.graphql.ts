/**
 * @generated SignedSource<<4e4e488219a97b464cf4d3a71c8e91b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type PaymentsSection_group$data = {
  readonly group_id: string;
  readonly may_manage: Json | null;
  readonly " $fragmentSpreads": FragmentRefs<"LatePaymentsPanel_group">;
  readonly " $fragmentType": "PaymentsSection_group";
};
export type PaymentsSection_group$key = {
  readonly " $data"?: PaymentsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentsSection_group",
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
      "name": "may_manage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatePaymentsPanel_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "04883a854840d1b9ca9a477b3d31db7f";

export default node;
