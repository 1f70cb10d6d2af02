/**
 * @generated SignedSource<<ed0956e4dd29c2b6925c0b9f9d3c2a74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueReminders_person$data = {
  readonly seconds_to_change: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
  readonly " $fragmentType": "DueReminders_person";
};
export type DueReminders_person$key = {
  readonly " $data"?: DueReminders_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueReminders_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "me"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueReminders_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds_to_change",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "userId",
          "variableName": "me"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "ddb1d0dd84c4328ba9f8475f6e9a860a";

export default node;
