/**
 * @generated SignedSource<<cd8981470361ccfc79221cd207d75980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChats_states$data = ReadonlyArray<{
  readonly away_after: number;
  readonly back_from: number;
  readonly chat: {
    readonly address: string;
    readonly blocks_of_first: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly blocks_of_second: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly chat_type: string;
    readonly first_profile: {
      readonly alias: string | null;
      readonly avatar_url: string | null;
      readonly user_id: string | null;
    } | null;
    readonly group: {
      readonly admin_id: string;
      readonly group_id: string;
      readonly id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
      readonly " $fragmentSpreads": FragmentRefs<"GroupEmblem_group">;
    } | null;
    readonly id: string;
    readonly second_profile: {
      readonly alias: string | null;
      readonly avatar_url: string | null;
      readonly user_id: string | null;
    } | null;
    readonly top_number: number | null;
  };
  readonly chat_id: string;
  readonly cleared_number: number;
  readonly deleted_at: string | null;
  readonly from_number: number;
  readonly id: string;
  readonly last_message_at: string | null;
  readonly last_number: number;
  readonly last_sender_id: string | null;
  readonly last_text: string | null;
  readonly last_voice_ms: number | null;
  readonly may_write: boolean;
  readonly name_when_left: string | null;
  readonly read_number: number;
  readonly unread: number;
  readonly until_number: number;
  readonly " $fragmentType": "useChats_states";
}>;
export type useChats_states$key = ReadonlyArray<{
  readonly " $data"?: useChats_states$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChats_states">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
    "name": "alias",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avatar_url",
    "storageKey": null
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 1
  }
],
v3 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useChats_states",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chat_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from_number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until_number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "away_after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "back_from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cleared_number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "read_number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_write",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deleted_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name_when_left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_sender_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_voice_ms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_message_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "chats",
      "kind": "LinkedField",
      "name": "chat",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chat_type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "top_number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "group_id",
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
              "name": "short_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url_slug",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GroupEmblem_group"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "first_profile",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "second_profile",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v2/*:: as any*/),
          "concreteType": "user_blocks",
          "kind": "LinkedField",
          "name": "blocks_of_first",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": "blocks_of_first(limit:1)"
        },
        {
          "alias": null,
          "args": (v2/*:: as any*/),
          "concreteType": "user_blocks",
          "kind": "LinkedField",
          "name": "blocks_of_second",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": "blocks_of_second(limit:1)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "chat_user_states",
  "abstractKey": null
};
})();

(node as any).hash = "69c586fbc0e033e37e7ddd200aa70186";

export default node;
