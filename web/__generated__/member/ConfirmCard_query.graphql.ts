/**
 * @generated SignedSource<<76ceda61c7a95006866a9ce7d5596c7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNextCycle_query">;
  readonly " $fragmentType": "ConfirmCard_query";
};
export type ConfirmCard_query$key = {
  readonly " $data"?: ConfirmCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNextCycle_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "681103d3daa255071ca9d368f141af8a";

export default node;
