/**
 * @generated SignedSource<<9aa19a711d6ddcd05d883f903b1b14fb>>
 * @relayHash 6f381dd8366b2fda99522cba103a50ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e281442b9bc4c52f10e64ceeaa859a04ff38f8115f75070ed3b753c3f5ca5d37

import type { ConcreteRequest } from 'relay-runtime';
export type order_by = "asc" | "asc_nulls_first" | "asc_nulls_last" | "desc" | "desc_nulls_first" | "desc_nulls_last" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "rules_amended" | "terms_amended" | "vote_deleted" | "%future added value";
import type { Json } from "./web/lib/json";
export type messagePageQuery$variables = {
  after: number;
  before: number;
  chat: string;
  me: string;
  order: order_by;
};
export type messagePageQuery$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly away_after: number;
        readonly back_from: number;
        readonly cleared_number: number;
        readonly from_number: number;
        readonly id: string;
        readonly messages: ReadonlyArray<{
          readonly created_at: string;
          readonly deleted_at: string | null;
          readonly hidden_by: ReadonlyArray<{
            readonly id: string;
            readonly user_id: string;
          }>;
          readonly id: string;
          readonly kind: post_kinds_enum | null;
          readonly message: string | null;
          readonly message_id: string;
          readonly number: number;
          readonly reply_to: {
            readonly deleted_at: string | null;
            readonly hidden_by: ReadonlyArray<{
              readonly id: string;
            }>;
            readonly id: string;
            readonly message: string | null;
            readonly message_id: string;
            readonly number: number;
            readonly sender_id: string | null;
            readonly voice_ms: number | null;
          } | null;
          readonly reply_to_id: string | null;
          readonly sender_id: string | null;
          readonly tallies: Json | null;
          readonly values: Json | null;
          readonly voice_format: string | null;
          readonly voice_id: string | null;
          readonly voice_levels: Json | null;
          readonly voice_ms: number | null;
        }>;
        readonly read_number: number;
        readonly until_number: number;
      };
    }>;
  };
};
export type messagePageQuery = {
  response: messagePageQuery$data;
  variables: messagePageQuery$variables;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message_id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sender_id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voice_ms",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deleted_at",
  "storageKey": null
},
v12 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 1
  }
],
v13 = [
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
              (v5/*:: as any*/),
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "limit",
                    "value": 50
                  },
                  {
                    "fields": [
                      {
                        "kind": "Variable",
                        "name": "number",
                        "variableName": "order"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "order_by"
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
                "concreteType": "messages",
                "kind": "LinkedField",
                "name": "messages",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "voice_levels",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
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
                  (v11/*:: as any*/),
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
                    "concreteType": "messages",
                    "kind": "LinkedField",
                    "name": "reply_to",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v12/*:: as any*/),
                        "concreteType": "hidden_messages",
                        "kind": "LinkedField",
                        "name": "hidden_by",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/)
                        ],
                        "storageKey": "hidden_by(limit:1)"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tallies",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v12/*:: as any*/),
                    "concreteType": "hidden_messages",
                    "kind": "LinkedField",
                    "name": "hidden_by",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "user_id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "hidden_by(limit:1)"
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "messagePageQuery",
    "selections": (v13/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "messagePageQuery",
    "selections": (v13/*:: as any*/)
  },
  "params": {
    "id": "e281442b9bc4c52f10e64ceeaa859a04ff38f8115f75070ed3b753c3f5ca5d37",
    "metadata": {},
    "name": "messagePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ea97d7696ad3a3b0f07eba76de62092";

export default node;
