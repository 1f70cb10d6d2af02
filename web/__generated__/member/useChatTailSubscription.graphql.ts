/**
 * @generated SignedSource<<4597305da4665466ea5ff4e2cbe641a8>>
 * @relayHash 443d6f8dc0d1bc8bfca08c724eda8f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c565740d595e9107714a9443636a10d349aab5ab5609943268ea55f1d13cada

import type { ConcreteRequest } from 'relay-runtime';
export type chat_change_kinds_enum = "deleted" | "reacted" | "said" | "unreacted" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "terms_amended" | "vote_deleted" | "%future added value";
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
  "kind": "Literal",
  "name": "limit",
  "value": 20
},
v14 = {
  "kind": "Literal",
  "name": "order_by",
  "value": {
    "number": "desc"
  }
},
v15 = {
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message_id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    {
      "fields": [
        (v15/*:: as any*/)
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
    (v16/*:: as any*/),
    (v17/*:: as any*/),
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
    (v18/*:: as any*/),
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
v20 = {
  "alias": "acts",
  "args": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": {
            "_neq": "said"
          }
        },
        (v15/*:: as any*/)
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
    (v17/*:: as any*/),
    (v18/*:: as any*/),
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
    (v16/*:: as any*/)
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
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/)
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
    "id": "9c565740d595e9107714a9443636a10d349aab5ab5609943268ea55f1d13cada",
    "metadata": {},
    "name": "useChatTailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7b9b9554a1ce3b8c25dd7b217cfe8eed";

export default node;
