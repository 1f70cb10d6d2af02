/**
 * @generated SignedSource<<3f48f831b68762d18972509ad9314f81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type DetailsSection_group$data = {
  readonly description: string;
  readonly group_id: string;
  readonly location: string | null;
  readonly may_manage: Json | null;
  readonly name: string;
  readonly rules: string;
  readonly " $fragmentSpreads": FragmentRefs<"Look_group">;
  readonly " $fragmentType": "DetailsSection_group";
};
export type DetailsSection_group$key = {
  readonly " $data"?: DetailsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "location",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Look_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "86103e5043b71bf78b02c657dd1ac5b3";

export default node;
