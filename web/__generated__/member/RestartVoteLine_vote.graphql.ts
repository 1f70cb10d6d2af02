/**
 * @generated SignedSource<<5c8fdd1c8d9b39f983f226b1d8eb23b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type RestartVoteLine_vote$data = {
  readonly closed_at: string | null;
  readonly expires_at: string;
  readonly group: {
    readonly name: string;
  };
  readonly group_id: string;
  readonly id: string;
  readonly may_delete: Json | null;
  readonly may_vote: Json | null;
  readonly my_choice: string | null;
  readonly status: vote_statuses_enum;
  readonly vote_id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VoteSoFar_vote">;
  readonly " $fragmentType": "RestartVoteLine_vote";
};
export type RestartVoteLine_vote$key = {
  readonly " $data"?: RestartVoteLine_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestartVoteLine_vote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestartVoteLine_vote",
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
      "concreteType": "groups",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group_id",
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

(node as any).hash = "15d3fa7eed91c4ef63196fcb448e3549";

export default node;
