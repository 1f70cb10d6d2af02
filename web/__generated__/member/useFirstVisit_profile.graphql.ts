/**
 * @generated SignedSource<<a6f4f1915389cd35bd0ff395dab8a506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFirstVisit_profile$data = {
  readonly has_completed_onboarding: boolean;
  readonly " $fragmentType": "useFirstVisit_profile";
};
export type useFirstVisit_profile$key = {
  readonly " $data"?: useFirstVisit_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFirstVisit_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFirstVisit_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "has_completed_onboarding",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "155c5407f01b3b481450d2a8a1ac76e2";

export default node;
