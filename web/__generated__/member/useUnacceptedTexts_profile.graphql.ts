/**
 * @generated SignedSource<<66cfaddaf460552231287d62c6a6f549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useUnacceptedTexts_profile$data = {
  readonly unaccepted_texts: Json | null;
  readonly " $fragmentType": "useUnacceptedTexts_profile";
};
export type useUnacceptedTexts_profile$key = {
  readonly " $data"?: useUnacceptedTexts_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnacceptedTexts_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnacceptedTexts_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unaccepted_texts",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "17549fcf2985d5c690aa62f621b33423";

export default node;
