/**
 * @generated SignedSource<<7fe622b8be1c9b98c69a1de40e802efa>>
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
  "argumentDefinitions": [],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "e7740a57292b2c8a243d5dd440dbe71f";

export default node;
