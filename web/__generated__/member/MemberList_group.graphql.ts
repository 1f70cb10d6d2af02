/**
 * @generated SignedSource<<cde6a627fe1f137b56debf74efb8ad4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type MemberList_group$data = {
  readonly current_members: number;
  readonly locked_member_count: number | null;
  readonly member_avatars: Json | null;
  readonly member_limit: number;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "MemberList_group";
};
export type MemberList_group$key = {
  readonly " $data"?: MemberList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberList_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked_member_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_avatars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_limit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "5ea42c536611b9e323f07b482fe318d8";

export default node;
