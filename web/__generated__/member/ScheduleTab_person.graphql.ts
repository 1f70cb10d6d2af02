/**
 * @generated SignedSource<<6a8d3522b08987b760ca2072c12456c7>>
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleTab_person",
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

(node as any).hash = "e3b97da422d153ce08fd73e761bfa96c";

export default node;
