/**
 * @generated SignedSource<<2ce9d25b63244a3426f98446c7174938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextCards_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApproveCard_person" | "useNext_person">;
  readonly " $fragmentType": "NextCards_person";
};
export type NextCards_person$key = {
  readonly " $data"?: NextCards_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextCards_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveCard_person"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "mostCircles",
          "value": 4
        }
      ],
      "kind": "FragmentSpread",
      "name": "useNext_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "5f98163b5ae5eb59fe8289c586365577";

export default node;
