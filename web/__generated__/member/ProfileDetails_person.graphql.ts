/**
 * @generated SignedSource<<a521357565a70c1aec0b7725060b518e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileDetails_person$data = {
  readonly alias: string;
  readonly avatar_url: string | null;
  readonly location: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly user_id: string;
  readonly username: string;
  readonly username_changed_at: string | null;
  readonly " $fragmentType": "ProfileDetails_person";
};
export type ProfileDetails_person$key = {
  readonly " $data"?: ProfileDetails_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileDetails_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileDetails_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
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
      "name": "phone",
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
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username_changed_at",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "3e82bbfa2c417124a0e1cabb3ebfd55d";

export default node;
