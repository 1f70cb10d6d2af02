/**
 * @generated SignedSource<<fc96d2ace1bdb517514a6f4793317725>>
 * @relayHash e93e5fca7fa25b1f1971000d79a1304e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb5d6d79242a3d442d70b564aef264f265bb4927f377d586db9931c232e62fc6

import type { ConcreteRequest } from 'relay-runtime';
export type useChatListSubscription$variables = {
  me: string;
};
export type useChatListSubscription$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat_id: string;
        readonly id: string;
        readonly last_message_at: string | null;
        readonly last_number: number;
        readonly last_sender_id: string | null;
        readonly last_text: string | null;
        readonly last_voice_ms: number | null;
        readonly may_write: boolean;
        readonly unread: number;
      };
    }>;
  };
};
export type useChatListSubscription = {
  response: useChatListSubscription$data;
  variables: useChatListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "order_by",
        "value": [
          {
            "last_message_at": "desc_nulls_last"
          },
          {
            "chat_id": "asc"
          }
        ]
      },
      {
        "fields": [
          {
            "kind": "Literal",
            "name": "deleted_at",
            "value": {
              "_is_null": true
            }
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
                "name": "chat_id",
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
                "kind": "ScalarField",
                "name": "unread",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "may_write",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChatListSubscription",
    "selections": (v1/*:: as any*/),
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChatListSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb5d6d79242a3d442d70b564aef264f265bb4927f377d586db9931c232e62fc6",
    "metadata": {},
    "name": "useChatListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9c52e36d7d52d680a93095e467f0b6dc";

export default node;
