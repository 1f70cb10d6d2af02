/**
 * @generated SignedSource<<1a81f3e44863aeddaba240364c9608ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InvitationsSection_group$data = {
  readonly id: string;
  readonly may_invite: Json | null;
  readonly name: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "InvitationsSection_group";
};
export type InvitationsSection_group$key = {
  readonly " $data"?: InvitationsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationsSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_invite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "6537c0b14c8cce6e1f7c6d83c36a8cd2";

export default node;
