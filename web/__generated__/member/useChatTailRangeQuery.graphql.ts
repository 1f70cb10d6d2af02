/**
 * @generated SignedSource<<424c104bdaa9b079ea995f49abb00248>>
 * @relayHash a47dc0d4b16a6369b7cec7088df296f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31f12c54ca099fb1ef8cfcd2a20da759ef0d223381bfbf946c4a7a36f889e0a2

import type { ConcreteRequest } from 'relay-runtime';
export type chat_change_kinds_enum = "deleted" | "reacted" | "said" | "unreacted" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "rules_amended" | "terms_amended" | "vote_deleted" | "%future added value";
import type { Json } from "./web/lib/json";
export type useChatTailRangeQuery$variables = {
  after: number;
  before: number;
  chat: string;
  me: string;
};
export type useChatTailRangeQuery$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly changes: ReadonlyArray<{
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
        readonly id: string;
      };
    }>;
  };
};
export type useChatTailRangeQuery = {
  response: useChatTailRangeQuery$data;
  variables: useChatTailRangeQuery$variables;
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
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chat"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "me"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message_id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "chat"
              }
            ],
            "kind": "ObjectValue",
            "name": "chat_id"
          },
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "me"
              }
            ],
            "kind": "ObjectValue",
            "name": "user_id"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "chat_user_statesConnection",
    "kind": "LinkedField",
    "name": "chat_user_states_connection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "chat_user_statesEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "chat_user_states",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "limit",
                    "value": 100
                  },
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": {
                      "number": "asc"
                    }
                  },
                  {
                    "fields": [
                      {
                        "fields": [
                          {
                            "kind": "Variable",
                            "name": "_gt",
                            "variableName": "after"
                          },
                          {
                            "kind": "Variable",
                            "name": "_lt",
                            "variableName": "before"
                          }
                        ],
                        "kind": "ObjectValue",
                        "name": "number"
                      }
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "messages",
                    "kind": "LinkedField",
                    "name": "message",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v5/*:: as any*/),
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
                      (v6/*:: as any*/),
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
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChatTailRangeQuery",
    "selections": (v8/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChatTailRangeQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "31f12c54ca099fb1ef8cfcd2a20da759ef0d223381bfbf946c4a7a36f889e0a2",
    "metadata": {},
    "name": "useChatTailRangeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01fae1127acf39f805f67dc11bf73f88";

export default node;
