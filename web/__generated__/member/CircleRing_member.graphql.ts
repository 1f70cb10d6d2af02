/**
 * @generated SignedSource<<454ec575d774c4e6aa54c17ae13cc49e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CircleRing_member$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "CircleRing_member";
};
export type CircleRing_member$key = {
  readonly " $data"?: CircleRing_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"CircleRing_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CircleRing_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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

(node as any).hash = "f9591bbab50ddf2d2397bda51696c2af";

export default node;
