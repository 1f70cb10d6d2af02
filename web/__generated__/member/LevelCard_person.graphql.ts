/**
 * @generated SignedSource<<231159e3b8f72e93f67b09c9a1fd22a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LevelCard_person$data = {
  readonly reputation: {
    readonly level: string | null;
    readonly level_from: number | null;
    readonly next_level: string | null;
    readonly next_level_from: number | null;
    readonly points: number | null;
    readonly stars: number | null;
  } | null;
  readonly " $fragmentType": "LevelCard_person";
};
export type LevelCard_person$key = {
  readonly " $data"?: LevelCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"LevelCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LevelCard_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "own_reputation",
      "kind": "LinkedField",
      "name": "reputation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level_from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "next_level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "next_level_from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "54455e89c395d55fd664caec641a8ec9";

export default node;
