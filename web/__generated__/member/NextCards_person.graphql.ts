/**
 * @generated SignedSource<<813f4c586535af43f3d58f620a38c263>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveCard_person"
    },
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

(node as any).hash = "0df0c15d932e56e633feb72cf6e1827f";

export default node;
