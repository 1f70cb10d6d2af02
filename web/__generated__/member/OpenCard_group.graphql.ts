/**
 * @generated SignedSource<<e9b12f58edfabcec4532f54b24ba9095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenCard_group$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOpenContributions_group">;
  readonly " $fragmentType": "OpenCard_group";
};
export type OpenCard_group$key = {
  readonly " $data"?: OpenCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "b6046ee32261c8482dd4709bdb37b8ea";

export default node;
