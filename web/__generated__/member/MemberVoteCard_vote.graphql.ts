/**
 * @generated SignedSource<<99ec99274b8ff52266b7f2648c44ba4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
export type vote_types_enum = "extend_grace" | "remove_member" | "restart_group" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type MemberVoteCard_vote$data = {
  readonly closed_at: string | null;
  readonly expires_at: string;
  readonly id: string;
  readonly leave_request_id: string | null;
  readonly may_delete: Json | null;
  readonly may_vote: Json | null;
  readonly my_choice: string | null;
  readonly status: vote_statuses_enum;
  readonly subject: {
    readonly alias: string | null;
  } | null;
  readonly user_id: string | null;
  readonly vote_id: string;
  readonly vote_type: vote_types_enum;
  readonly " $fragmentSpreads": FragmentRefs<"VoteReason_vote" | "VoteSoFar_vote">;
  readonly " $fragmentType": "MemberVoteCard_vote";
};
export type MemberVoteCard_vote$key = {
  readonly " $data"?: MemberVoteCard_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberVoteCard_vote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberVoteCard_vote",
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
      "name": "leave_request_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_delete",
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
      "concreteType": "member_profiles",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "user_id",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vote_type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteReason_vote"
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

(node as any).hash = "08d221292e1f54e14c71da085d4db7d1";

export default node;
