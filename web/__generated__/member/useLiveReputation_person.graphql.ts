/**
 * @generated SignedSource<<58a54c3d1e4ee8c99d4c86007c87166b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLiveReputation_person$data = {
  readonly achievements: ReadonlyArray<{
    readonly achievement_id: string;
  }>;
  readonly id: string;
  readonly reputation_score: number;
  readonly " $fragmentType": "useLiveReputation_person";
};
export type useLiveReputation_person$key = {
  readonly " $data"?: useLiveReputation_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveReputation_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLiveReputation_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "achievement_id": "asc"
            }
          ]
        }
      ],
      "concreteType": "user_achievements",
      "kind": "LinkedField",
      "name": "achievements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "achievement_id",
          "storageKey": null
        }
      ],
      "storageKey": "achievements(order_by:[{\"achievement_id\":\"asc\"}])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reputation_score",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "c26aacf1f4d3461abb18c2abb7740ba6";

export default node;
