/**
 * @generated SignedSource<<6a76eddbe920bccef9ca0b427baa716c>>
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
  readonly withdrawals_held_until: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawals_held_until",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "565ff90d7a92d48f3ea4ae386b6f79b1";

export default node;
