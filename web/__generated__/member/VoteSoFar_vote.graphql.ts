/**
 * @generated SignedSource<<072fc26a40470456ae81b70e1d89c042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteSoFar_vote$data = {
  readonly eligible_voters: number;
  readonly my_choice: string | null;
  readonly no_count: number;
  readonly votes_needed: number;
  readonly yes_count: number;
  readonly " $fragmentType": "VoteSoFar_vote";
};
export type VoteSoFar_vote$key = {
  readonly " $data"?: VoteSoFar_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteSoFar_vote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteSoFar_vote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eligible_voters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "my_choice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "no_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votes_needed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yes_count",
      "storageKey": null
    }
  ],
  "type": "grace_period_votes",
  "abstractKey": null
};

(node as any).hash = "86e3fbb7194b4febd9b4b76cd599c7a3";

export default node;
