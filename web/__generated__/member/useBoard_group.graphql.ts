/**
 * @generated SignedSource<<c0d57ffc032aa62767fdb2efbf9ce89c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBoard_group$data = {
  readonly board: ReadonlyArray<{
    readonly alias: string | null;
    readonly avatar_url: string | null;
    readonly grace_days_left: number | null;
    readonly has_left: boolean | null;
    readonly has_received: boolean | null;
    readonly is_recipient: boolean | null;
    readonly is_verified: boolean | null;
    readonly payout_position: number | null;
    readonly role: string | null;
    readonly state: string | null;
    readonly user_id: string | null;
    readonly username: string | null;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenContributions_group">;
  readonly " $fragmentType": "useBoard_group";
};
export type useBoard_group$key = {
  readonly " $data"?: useBoard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBoard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "payout_position": "asc"
            },
            {
              "joined_at": "asc"
            }
          ]
        }
      ],
      "concreteType": "board",
      "kind": "LinkedField",
      "name": "board",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar_url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grace_days_left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "has_left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "has_received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_verified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": "board(order_by:[{\"payout_position\":\"asc\"},{\"joined_at\":\"asc\"}])"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f8fe3de2a2959c3ad4a28c9f53357d82";

export default node;
