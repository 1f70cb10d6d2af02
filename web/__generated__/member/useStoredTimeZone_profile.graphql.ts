/**
 * @generated SignedSource<<75c30d1972973fefd6c9e29fef3de646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStoredTimeZone_profile$data = {
  readonly time_zone: string | null;
  readonly " $fragmentType": "useStoredTimeZone_profile";
};
export type useStoredTimeZone_profile$key = {
  readonly " $data"?: useStoredTimeZone_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoredTimeZone_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoredTimeZone_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time_zone",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "0769658bcffe7d1ce0cca89db16ea41c";

export default node;
