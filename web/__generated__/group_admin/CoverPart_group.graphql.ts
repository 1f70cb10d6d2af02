/**
 * @generated SignedSource<<1b14784ba0024783fec0c9851c65bfff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type CoverPart_group$data = {
  readonly cover_url: string | null;
  readonly group_id: string;
  readonly may_manage: Json | null;
  readonly name: string;
  readonly " $fragmentType": "CoverPart_group";
};
export type CoverPart_group$key = {
  readonly " $data"?: CoverPart_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverPart_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverPart_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cover_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_manage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "6f8cce5896391a95456be0d4d06d686b";

export default node;
