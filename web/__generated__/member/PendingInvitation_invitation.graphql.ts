/**
 * @generated SignedSource<<f04e39ca70a9aaf64a2409faeeb6a665>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingInvitation_invitation$data = {
  readonly addressee: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly invitation_id: string;
  readonly " $fragmentType": "PendingInvitation_invitation";
};
export type PendingInvitation_invitation$key = {
  readonly " $data"?: PendingInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingInvitation_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressee",
      "storageKey": null
    },
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
      "name": "invitation_id",
      "storageKey": null
    }
  ],
  "type": "group_invitations",
  "abstractKey": null
};

(node as any).hash = "84ae9c3b022626fa34554816a9cc8ed5";

export default node;
