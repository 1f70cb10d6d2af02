/**
 * @generated SignedSource<<c5e82566491e90a12416c8aa94f1d7f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tiles_person$data = {
  readonly active_groups: number | null;
  readonly own_sums: ReadonlyArray<{
    readonly currency: string | null;
    readonly pending: number | null;
    readonly saved: number | null;
  }>;
  readonly upcoming: number | null;
  readonly " $fragmentType": "Tiles_person";
};
export type Tiles_person$key = {
  readonly " $data"?: Tiles_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tiles_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tiles_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active_groups",
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
              "is_chosen": "desc"
            },
            {
              "currency": "asc"
            }
          ]
        }
      ],
      "concreteType": "own_sums",
      "kind": "LinkedField",
      "name": "own_sums",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saved",
          "storageKey": null
        }
      ],
      "storageKey": "own_sums(order_by:[{\"is_chosen\":\"desc\"},{\"currency\":\"asc\"}])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upcoming",
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "d2febb5cc18a56726d7aa80ff7e88f7b";

export default node;
