/**
 * @generated SignedSource<<f7b5f4fb881a45753da3b7828a303266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinLinkRow_link$data = {
  readonly created_at: string;
  readonly expires_at: string;
  readonly join_link_id: string;
  readonly uses: number;
  readonly uses_left: number;
  readonly " $fragmentType": "JoinLinkRow_link";
};
export type JoinLinkRow_link$key = {
  readonly " $data"?: JoinLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinLinkRow_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "join_link_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uses_left",
      "storageKey": null
    }
  ],
  "type": "join_links",
  "abstractKey": null
};

(node as any).hash = "a6f70d8d212092d427569e938fb522e5";

export default node;
