/**
 * @generated SignedSource<<d22debfc535c1ecda1606a872fd08942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VotesTab_counts$data = {
  readonly votes_mark: string;
  readonly " $fragmentType": "VotesTab_counts";
};
export type VotesTab_counts$key = {
  readonly " $data"?: VotesTab_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"VotesTab_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VotesTab_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votes_mark",
      "storageKey": null
    }
  ],
  "type": "badge_counts",
  "abstractKey": null
};

(node as any).hash = "98511874b9b6d22d7097dee1994ded4a";

export default node;
