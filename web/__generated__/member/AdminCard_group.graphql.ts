/**
 * @generated SignedSource<<27905f81afc9b504dc035c7df62b4d9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCard_group$data = {
  readonly admin: {
    readonly avatar_url: string | null;
  } | null;
  readonly admin_alias: string | null;
  readonly admin_id: string;
  readonly admin_rating: number | null;
  readonly " $fragmentType": "AdminCard_group";
};
export type AdminCard_group$key = {
  readonly " $data"?: AdminCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminCard_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "member_profiles",
      "kind": "LinkedField",
      "name": "admin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar_url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "fee4aeeffdd51bb9e935acffed560efb";

export default node;
