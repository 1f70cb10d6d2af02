/**
 * @generated SignedSource<<4772b13de7909648ac873d75a1cdfb58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Onboarding_person$data = {
  readonly created_at: string;
  readonly is_verified: boolean;
  readonly name: string;
  readonly tutorial_seen_at: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileStep_person">;
  readonly " $fragmentType": "Onboarding_person";
};
export type Onboarding_person$key = {
  readonly " $data"?: Onboarding_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"Onboarding_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Onboarding_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created_at",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tutorial_seen_at",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileStep_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "4754f643a6581a47299541c8bbd4bb6d";

export default node;
