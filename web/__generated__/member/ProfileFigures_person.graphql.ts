/**
 * @generated SignedSource<<61a6b10f8c9731f7a3e8d4009abf9509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileFigures_person$data = {
  readonly active_groups: number | null;
  readonly own_sums: ReadonlyArray<{
    readonly currency: string | null;
    readonly saved: number | null;
  }>;
  readonly reputation: {
    readonly completed_groups: number | null;
    readonly is_new_member: boolean | null;
    readonly on_time_rate: number | null;
  } | null;
  readonly " $fragmentType": "ProfileFigures_person";
};
export type ProfileFigures_person$key = {
  readonly " $data"?: ProfileFigures_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFigures_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileFigures_person",
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
          "name": "saved",
          "storageKey": null
        }
      ],
      "storageKey": "own_sums(order_by:[{\"is_chosen\":\"desc\"},{\"currency\":\"asc\"}])"
    },
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
          "name": "completed_groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_new_member",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on_time_rate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "786935cde5bdc9a5b12e5e5345e21b37";

export default node;
