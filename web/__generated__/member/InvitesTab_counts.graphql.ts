/**
 * @generated SignedSource<<83e1422602501b70e886ee3a23ab54e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitesTab_counts$data = {
  readonly invitations_mark: string;
  readonly " $fragmentType": "InvitesTab_counts";
};
export type InvitesTab_counts$key = {
  readonly " $data"?: InvitesTab_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitesTab_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitesTab_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitations_mark",
      "storageKey": null
    }
  ],
  "type": "badge_counts",
  "abstractKey": null
};

(node as any).hash = "9af79654ad2c4edb3c3a929ed2d08ed5";

export default node;
