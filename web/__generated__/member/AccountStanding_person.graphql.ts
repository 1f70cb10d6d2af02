/**
 * @generated SignedSource<<9bf599067a2be43afc806e022df490ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountStanding_person$data = {
  readonly email_confirmed_at: string | null;
  readonly is_verified: boolean;
  readonly last_sign_in_at: string | null;
  readonly stripe_onboarding_completed: boolean;
  readonly two_factor_enabled: boolean;
  readonly " $fragmentType": "AccountStanding_person";
};
export type AccountStanding_person$key = {
  readonly " $data"?: AccountStanding_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountStanding_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountStanding_person",
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

(node as any).hash = "398c39b70ac6c50f4291afce0b3e5c94";

export default node;
