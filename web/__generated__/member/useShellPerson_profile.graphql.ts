/**
 * @generated SignedSource<<089fe6c1993944d6b906f866de1ebd98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShellPerson_profile$data = {
  readonly alias: string;
  readonly avatar_url: string | null;
  readonly badges: {
    readonly messages: number;
    readonly messages_mark: number;
    readonly total: number;
  } | null;
  readonly email: string;
  readonly is_verified: boolean;
  readonly user_id: string;
  readonly " $fragmentType": "useShellPerson_profile";
};
export type useShellPerson_profile$key = {
  readonly " $data"?: useShellPerson_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShellPerson_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShellPerson_profile",
  "selections": [
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
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
      "name": "is_verified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "badge_counts",
      "kind": "LinkedField",
      "name": "badges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages_mark",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "faf2c4372a3ace04d6abfc625a8a89f8";

export default node;
