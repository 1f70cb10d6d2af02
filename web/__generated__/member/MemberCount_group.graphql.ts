/**
 * @generated SignedSource<<f2793447d31bbe5d9a9a8ca5637eb19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type MemberCount_group$data = {
  readonly current_members: number;
  readonly locked_member_count: number | null;
  readonly member_avatars: Json | null;
  readonly member_limit: number;
  readonly " $fragmentType": "MemberCount_group";
};
export type MemberCount_group$key = {
  readonly " $data"?: MemberCount_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberCount_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberCount_group",
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
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f288461460176e4eacffce0933f39378";

export default node;
