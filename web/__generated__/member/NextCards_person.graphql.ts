/**
 * @generated SignedSource<<fe5f1f5089198e4c21525457d7f5943e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextCards_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
  readonly " $fragmentType": "NextCards_person";
};
export type NextCards_person$key = {
  readonly " $data"?: NextCards_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextCards_person",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "userId",
          "variableName": "userId"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "46c514eb0abe2926f8b2804ea5e46c35";

export default node;
