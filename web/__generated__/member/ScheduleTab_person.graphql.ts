/**
 * @generated SignedSource<<37e195b228c306d6ca8bb7cd60d6e511>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleTab_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
  readonly " $fragmentType": "ScheduleTab_person";
};
export type ScheduleTab_person$key = {
  readonly " $data"?: ScheduleTab_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleTab_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleTab_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "e6c20405b394db9e77f9b8ae410ec3d9";

export default node;
