/**
 * @generated SignedSource<<2ed3279da36a56a18bfacdc23fa9771f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileBanner_person$data = {
  readonly location: string | null;
  readonly phone: string | null;
  readonly " $fragmentType": "ProfileBanner_person";
};
export type ProfileBanner_person$key = {
  readonly " $data"?: ProfileBanner_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileBanner_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileBanner_person",
  "selections": [
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
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "bc1a2c4d526525d0d6bb64de3b064239";

export default node;
