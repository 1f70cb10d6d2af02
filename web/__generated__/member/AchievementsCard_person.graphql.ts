/**
 * @generated SignedSource<<5bd0c31bac75e295faefb0590c31a9d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AchievementsCard_person$data = {
  readonly own_achievements: ReadonlyArray<{
    readonly achievement_id: string | null;
    readonly earned_at: string | null;
    readonly points: number | null;
    readonly progress: number | null;
    readonly requirement_target: number | null;
    readonly requirement_type: string | null;
  }>;
  readonly " $fragmentType": "AchievementsCard_person";
};
export type AchievementsCard_person$key = {
  readonly " $data"?: AchievementsCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementsCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AchievementsCard_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "position": "asc"
            }
          ]
        }
      ],
      "concreteType": "own_achievements",
      "kind": "LinkedField",
      "name": "own_achievements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "achievement_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earned_at",
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
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement_target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement_type",
          "storageKey": null
        }
      ],
      "storageKey": "own_achievements(order_by:[{\"position\":\"asc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "1730995da27e4bdf6040586df8e5053f";

export default node;
