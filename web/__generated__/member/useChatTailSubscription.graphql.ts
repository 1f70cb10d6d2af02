/**
 * @generated SignedSource<<e2ab34feefe2e23e690077df5fdbecd8>>
 * @relayHash 552fb98d9ca84c38aab29aacef34ac18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a406fd6377dc5da03525aeb366db794a7479d0d8efe751f260f498caf28355

import type { ConcreteRequest } from 'relay-runtime';
export type chat_change_kinds_enum = "deleted" | "reacted" | "said" | "unreacted" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "rules_amended" | "terms_amended" | "vote_deleted" | "%future added value";
import type { Json } from "./web/lib/json";
export type useChatTailSubscription$variables = {
  after: number;
  id: string;
};
export type useChatTailSubscription$data = {
  readonly node: {
    readonly acts?: ReadonlyArray<{
      readonly emoji: string | null;
      readonly id: string;
      readonly kind: chat_change_kinds_enum;
      readonly message_id: string;
      readonly number: number;
      readonly user_id: string | null;
    }>;
    readonly away_after?: number;
    readonly back_from?: number;
    readonly cleared_number?: number;
    readonly delivered_number?: number;
    readonly from_number?: number;
    readonly id: string;
    readonly may_write?: boolean;
    readonly messages?: ReadonlyArray<{
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
    }>;
    readonly read_number?: number;
    readonly receipts?: {
      readonly delivered_number: number;
      readonly never_delivered: Json;
      readonly never_read: Json;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from_number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until_number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "away_after",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "back_from",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cleared_number",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "read_number",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivered_number",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_write",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unread",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "never_delivered",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "never_read",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "limit",
  "value": 20
},
v16 = {
  "kind": "Literal",
  "name": "order_by",
  "value": {
    "number": "desc"
  }
},
v17 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_gt",
      "variableName": "after"
    }
  ],
  "kind": "ObjectValue",
  "name": "number"
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message_id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    {
      "fields": [
        (v17/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "messages",
  "kind": "LinkedField",
  "name": "messages",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
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
    (v20/*:: as any*/),
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
},
v22 = {
  "alias": "acts",
  "args": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": {
            "_neq": "said"
          }
        },
        (v17/*:: as any*/)
      ],
      "kind": "ObjectValue",
      "name": "where"
    }
  ],
  "concreteType": "chat_changes",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
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
    (v18/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChatTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_receipts",
                "kind": "LinkedField",
                "name": "receipts",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              (v22/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChatTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_receipts",
                "kind": "LinkedField",
                "name": "receipts",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              (v22/*:: as any*/)
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
    "id": "93a406fd6377dc5da03525aeb366db794a7479d0d8efe751f260f498caf28355",
    "metadata": {},
    "name": "useChatTailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fd1a8c6deb8b8b7f8d948ee8bdc2ab6f";

export default node;
