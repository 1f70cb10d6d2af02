/**
 * @generated SignedSource<<9f94672a6fc0993fd47b52cd51b4271c>>
 * @relayHash bb18dbe9689e9d082d1569995a338629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 736e6e6db409041b2c98cdf99ffa66ef37179dece5b78be7e01fb21bc4ec48e0

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
    "id": "736e6e6db409041b2c98cdf99ffa66ef37179dece5b78be7e01fb21bc4ec48e0",
    "metadata": {},
    "name": "useChatListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5bf94991e6addb6cd0278a77c6428ef9";

export default node;
