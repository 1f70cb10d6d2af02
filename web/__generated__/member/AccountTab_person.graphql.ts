/**
 * @generated SignedSource<<d7623b8ca3cc6d468badec157b40f90d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountTab_person$data = {
  readonly alias: string;
  readonly email: string;
  readonly is_verified: boolean;
  readonly name: string;
  readonly username: string;
  readonly " $fragmentType": "AccountTab_person";
};
export type AccountTab_person$key = {
  readonly " $data"?: AccountTab_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountTab_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountTab_person",
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
      "name": "email",
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
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "202a6b357312b6e6ac58c3a6fd484489";

export default node;
