/**
 * @generated SignedSource<<20fe4274f8c39ae1f164fb2085b738eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupBanner_person$data = {
  readonly is_verified: boolean;
  readonly stripe_onboarding_completed: boolean;
  readonly " $fragmentType": "SetupBanner_person";
};
export type SetupBanner_person$key = {
  readonly " $data"?: SetupBanner_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupBanner_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupBanner_person",
  "selections": [
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
      "name": "stripe_onboarding_completed",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "904f06ae1826a5074f44e3f7c00b53f0";

export default node;
