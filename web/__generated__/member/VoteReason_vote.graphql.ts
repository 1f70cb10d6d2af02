/**
 * @generated SignedSource<<c583cacc89bdcbd6a39ebcf1c83c653f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteReason_vote$data = {
  readonly created_by: string | null;
  readonly description: string;
  readonly round: {
    readonly payout_round: number;
  } | null;
  readonly user_id: string | null;
  readonly " $fragmentType": "VoteReason_vote";
};
export type VoteReason_vote$key = {
  readonly " $data"?: VoteReason_vote$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteReason_vote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteReason_vote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created_by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "rounds",
      "kind": "LinkedField",
      "name": "round",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
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
    }
  ],
  "type": "grace_period_votes",
  "abstractKey": null
};

(node as any).hash = "126f20e92a999118262add279698aafc";

export default node;
