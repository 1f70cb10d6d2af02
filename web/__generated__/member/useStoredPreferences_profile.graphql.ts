/**
 * @generated SignedSource<<3219f02df1419b0fafca5eb0ec007948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStoredPreferences_profile$data = {
  readonly preferences: {
    readonly high_contrast: boolean;
    readonly language: string;
    readonly performance_mode: boolean;
    readonly reduced_motion: boolean;
    readonly theme: string;
  } | null;
  readonly " $fragmentType": "useStoredPreferences_profile";
};
export type useStoredPreferences_profile$key = {
  readonly " $data"?: useStoredPreferences_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoredPreferences_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoredPreferences_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "user_preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "theme",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high_contrast",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reduced_motion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "performance_mode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "8fb1612ad2434bb53eb58b9b412e2d81";

export default node;
