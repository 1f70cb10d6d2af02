/**
 * @generated SignedSource<<1d0e6ffe0590e977f79916c942906061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountStatus_person$data = {
  readonly email_confirmed_at: string | null;
  readonly is_verified: boolean;
  readonly last_sign_in_at: string | null;
  readonly stripe_onboarding_completed: boolean;
  readonly two_factor_enabled: boolean;
  readonly " $fragmentType": "AccountStatus_person";
};
export type AccountStatus_person$key = {
  readonly " $data"?: AccountStatus_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountStatus_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountStatus_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email_confirmed_at",
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
      "name": "last_sign_in_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stripe_onboarding_completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "two_factor_enabled",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "c982d467b3bedade5e91c32dae43b17c";

export default node;
