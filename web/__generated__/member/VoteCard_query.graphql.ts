/**
 * @generated SignedSource<<a8b06d36e52ab54779501b3618615105>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAgreement_query" | "useLimits_query">;
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
      "name": "useAgreement_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "a237c647db8c64f33b4a53aefc55c82d";

export default node;
