/**
 * @generated SignedSource<<2b28fe8c61f9a969c771e8165cabc3fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileFace_person$data = {
  readonly alias: string;
  readonly avatar_url: string | null;
  readonly is_verified: boolean;
  readonly reputation: {
    readonly level: string | null;
  } | null;
  readonly user_id: string;
  readonly username: string;
  readonly " $fragmentType": "ProfileFace_person";
};
export type ProfileFace_person$key = {
  readonly " $data"?: ProfileFace_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFace_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileFace_person",
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
      "name": "is_verified",
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
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "4537be44a994efb458ce21e645336ee8";

export default node;
