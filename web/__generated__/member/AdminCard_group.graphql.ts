/**
 * @generated SignedSource<<9f6fe4312c4fd5ad738e86c7b722872b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCard_group$data = {
  readonly admin_alias: string | null;
  readonly admin_avatar_url: string | null;
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
      "name": "admin_avatar_url",
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
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "ed66b61f0d4644744b44975882f00853";

export default node;
