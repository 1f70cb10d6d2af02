/**
 * @generated SignedSource<<26b0d4a998592db7e929465a6399b772>>
 * @relayHash a0a921a89936e67b3c3eb64966362829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 630bc56d558753daca067df7e574aaa4eb7dc8da6b7dc74b33a37aa2193c0ed8

import type { ConcreteRequest } from 'relay-runtime';
export type chat_change_kinds_enum = "deleted" | "reacted" | "said" | "unreacted" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "terms_amended" | "vote_deleted" | "%future added value";
import type { Json } from "./web/lib/json";
export type useChatTailSubscription$variables = {
  id: string;
};
export type useChatTailSubscription$data = {
  readonly node: {
    readonly away_after?: number;
    readonly back_from?: number;
    readonly changes?: ReadonlyArray<{
      readonly emoji: string | null;
      readonly id: string;
      readonly kind: chat_change_kinds_enum;
      readonly message: {
        readonly created_at: string;
        readonly deleted_at: string | null;
        readonly id: string;
        readonly kind: post_kinds_enum | null;
        readonly message: string | null;
        readonly message_id: string;
        readonly number: number;
        readonly reply_to_id: string | null;
        readonly sender_id: string | null;
        readonly values: Json | null;
        readonly voice_format: string | null;
        readonly voice_id: string | null;
        readonly voice_levels: Json | null;
        readonly voice_ms: number | null;
      } | null;
      readonly message_id: string;
      readonly number: number;
      readonly user_id: string | null;
    }>;
    readonly cleared_number?: number;
    readonly delivered_number?: number;
    readonly from_number?: number;
    readonly id: string;
    readonly may_write?: boolean;
    readonly read_number?: number;
    readonly receipts?: {
      readonly delivered_number: number;
      readonly read_number: number;
    } | null;
    readonly unread?: number;
    readonly until_number?: number;
  } | null;
};
export type useChatTailSubscription = {
  response: useChatTailSubscription$data;
  variables: useChatTailSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from_number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until_number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "away_after",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "back_from",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cleared_number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "read_number",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivered_number",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_write",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unread",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message_id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "limit",
      "value": 20
    },
    {
      "kind": "Literal",
      "name": "order_by",
      "value": {
        "number": "desc"
      }
    }
  ],
  "concreteType": "chat_changes",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
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
      "name": "emoji",
      "storageKey": null
    },
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "messages",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v14/*:: as any*/),
        (v12/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sender_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voice_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voice_format",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voice_ms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voice_levels",
          "storageKey": null
        },
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reply_to_id",
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
          "name": "created_at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "changes(limit:20,order_by:{\"number\":\"desc\"})"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChatTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_receipts",
                "kind": "LinkedField",
                "name": "receipts",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "type": "chat_user_states",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_receipts",
                "kind": "LinkedField",
                "name": "receipts",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v8/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "type": "chat_user_states",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "630bc56d558753daca067df7e574aaa4eb7dc8da6b7dc74b33a37aa2193c0ed8",
    "metadata": {},
    "name": "useChatTailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8eaf096fe4aaf331f73cfcb7cf00979f";

export default node;
