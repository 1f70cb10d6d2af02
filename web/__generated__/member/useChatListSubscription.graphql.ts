/**
 * @generated SignedSource<<68edc77036bb5a5da081e32ee4d1c076>>
 * @relayHash 616d370a89a29e97589d9a6aae3a3848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45784d2f00519181c605b4475c909cbdc981815272f1db3073f0d53098d8d4f3

import type { ConcreteRequest } from 'relay-runtime';
export type useChatListSubscription$variables = {
  me: string;
};
export type useChatListSubscription$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat_id: string;
        readonly cleared_number: number;
        readonly deleted_at: string | null;
        readonly id: string;
        readonly last_message_at: string | null;
        readonly last_number: number;
        readonly last_sender_id: string | null;
        readonly last_text: string | null;
        readonly last_voice_ms: number | null;
        readonly may_write: boolean;
        readonly read_number: number;
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
        "value": 50
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
                "name": "read_number",
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
                "name": "may_write",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deleted_at",
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
    "id": "45784d2f00519181c605b4475c909cbdc981815272f1db3073f0d53098d8d4f3",
    "metadata": {},
    "name": "useChatListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bc125c8063e9f396f992c44bc610d5a4";

export default node;
