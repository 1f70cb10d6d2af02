/**
 * @generated SignedSource<<48d8212e35f6e3795922121350451431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_query" | "useLimits_query">;
  readonly " $fragmentType": "GroupPage_query";
};
export type GroupPage_query$key = {
  readonly " $data"?: GroupPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPage_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinCard_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "3d8cadd0bd2794f78d19a3d2a06172f3";

export default node;
