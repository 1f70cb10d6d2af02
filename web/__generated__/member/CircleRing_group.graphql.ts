/**
 * @generated SignedSource<<60af8c2f89573e739fd42c252baf25a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CircleRing_group$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CircleRing_member" | "CircleSeats_group">;
  readonly " $fragmentType": "CircleRing_group";
};
export type CircleRing_group$key = {
  readonly " $data"?: CircleRing_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CircleRing_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CircleRing_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CircleRing_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CircleSeats_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "6529c2668f7b2d11df0ea9c6d54995e8";

export default node;
