/**
 * @generated SignedSource<<9f725199dc5b189458ea085253d9cf9c>>
 * @relayHash 8a57f73be517fae1b8e151d3dea8c1a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4741e2043a7e3f27e9c4cc715554fd0e3df22c136ee3607b1bc8719bea7626cd

import type { ConcreteRequest } from 'relay-runtime';
export type useRoomQuotesQuery$variables = {
  chat: string;
  ids: ReadonlyArray<string>;
};
export type useRoomQuotesQuery$data = {
  readonly messages_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
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
      };
    }>;
  };
};
export type useRoomQuotesQuery = {
  response: useRoomQuotesQuery$data;
  variables: useRoomQuotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "chat"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
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
                "name": "_in",
                "variableName": "ids"
              }
            ],
            "kind": "ObjectValue",
            "name": "message_id"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "messagesConnection",
    "kind": "LinkedField",
    "name": "messages_connection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "messagesEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "messages",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message_id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
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
                "name": "voice_ms",
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "limit",
                    "value": 1
                  }
                ],
                "concreteType": "hidden_messages",
                "kind": "LinkedField",
                "name": "hidden_by",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/)
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoomQuotesQuery",
    "selections": (v2/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoomQuotesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4741e2043a7e3f27e9c4cc715554fd0e3df22c136ee3607b1bc8719bea7626cd",
    "metadata": {},
    "name": "useRoomQuotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f075f8ac84ffc9f8fdcf397f3cbc337";

export default node;
