/**
 * @generated SignedSource<<661ef4ce22a4b306747a43d6094d309e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query" | "useNextCycle_query">;
  readonly " $fragmentType": "VoteCard_query";
};
export type VoteCard_query$key = {
  readonly " $data"?: VoteCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNextCycle_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "bd0b32787de55b2b42bc00a823351133";

export default node;
