/**
 * @generated SignedSource<<0ccd85a9d9ba23457534df6f06c1f75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReputationCard_person$data = {
  readonly reputation: {
    readonly completed_groups: number | null;
    readonly fallen_due: number | null;
    readonly is_new_member: boolean | null;
    readonly is_verified: boolean | null;
    readonly on_time_rate: number | null;
    readonly rating: number | null;
    readonly rating_base: number | null;
    readonly rating_of_activity: number | null;
    readonly rating_of_groups: number | null;
    readonly rating_of_identity: number | null;
    readonly rating_of_on_time: number | null;
    readonly takes_part: boolean | null;
    readonly " $fragmentSpreads": FragmentRefs<"ScorePanel_reputation">;
  } | null;
  readonly " $fragmentType": "ReputationCard_person";
};
export type ReputationCard_person$key = {
  readonly " $data"?: ReputationCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReputationCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReputationCard_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "own_reputation",
      "kind": "LinkedField",
      "name": "reputation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed_groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fallen_due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_new_member",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_verified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on_time_rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating_base",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating_of_activity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating_of_groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating_of_identity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating_of_on_time",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takes_part",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScorePanel_reputation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "ac1b41c12830d9be992373c41aa72798";

export default node;
