/**
 * @generated SignedSource<<f74cb646ad3e2f607d77028f3f2927be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PicturePanel_group$data = {
  readonly group_id: string;
  readonly image_url: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CoverPart_group">;
  readonly " $fragmentType": "PicturePanel_group";
};
export type PicturePanel_group$key = {
  readonly " $data"?: PicturePanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturePanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicturePanel_group",
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
      "name": "image_url",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoverPart_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "6f274e2e575f417dde488a693a1f8a49";

export default node;
