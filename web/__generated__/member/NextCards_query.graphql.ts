/**
 * @generated SignedSource<<0f5501948aacc40e8ca4cdf7c5704e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextCards_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApproveCard_query">;
  readonly " $fragmentType": "NextCards_query";
};
export type NextCards_query$key = {
  readonly " $data"?: NextCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextCards_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveCard_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "115bbe2be3224a9fcceb26889ef9f52d";

export default node;
