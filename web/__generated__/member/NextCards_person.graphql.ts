/**
 * @generated SignedSource<<eaa2f500c5019ef3f2a8c4b38273abd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextCards_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
  readonly " $fragmentType": "NextCards_person";
};
export type NextCards_person$key = {
  readonly " $data"?: NextCards_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextCards_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "f11a91a5a4435047606dc5dca7b0f063";

export default node;
