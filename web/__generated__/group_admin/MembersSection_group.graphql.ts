/**
 * @generated SignedSource<<376abedcad08d3d7e09877e929837313>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersSection_group$data = {
  readonly current_members: number;
  readonly id: string;
  readonly locked_member_count: number | null;
  readonly member_limit: number;
  readonly verified_names: ReadonlyArray<{
    readonly user_id: string | null;
    readonly verified_name: string | null;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"HandOver_group" | "useAgreedLeaves_group" | "useBoard_group">;
  readonly " $fragmentType": "MembersSection_group";
};
export type MembersSection_group$key = {
  readonly " $data"?: MembersSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersSection_group",
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
      "name": "id",
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
      "name": "member_limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "verified_names",
      "kind": "LinkedField",
      "name": "verified_names",
      "plural": true,
      "selections": [
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
          "name": "verified_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandOver_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreedLeaves_group"
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

(node as any).hash = "30fa3de083b516c6862b3e54f3637966";

export default node;
