/**
 * @generated SignedSource<<286d791e2033e2974e0ff748fe02c05d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type VoteCard_vote$data = {
  readonly closed_at: string | null;
  readonly eligible_voters: number;
  readonly expires_at: string;
  readonly id: string;
  readonly may_vote: Json | null;
  readonly my_choice: string | null;
  readonly status: vote_statuses_enum;
  readonly vote_id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoteSoFar_vote">;
  readonly " $fragmentType": "VoteCard_vote";
};
export type VoteCard_vote$key = {
  readonly " $data"?: VoteCard_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteCard_vote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteCard_vote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed_at",
      "storageKey": null
    },
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
      "name": "expires_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_vote",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vote_id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteSoFar_vote"
    }
  ],
  "type": "grace_period_votes",
  "abstractKey": null
};

(node as any).hash = "627803bb1714e9180f75f9005f143aa7";

export default node;
