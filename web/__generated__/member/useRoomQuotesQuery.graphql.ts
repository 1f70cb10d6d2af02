/**
 * @generated SignedSource<<574cf5cb1f308f0d1f4119643c7bc4d5>>
 * @relayHash 0224fda3abae200e69aab4e40e6baf5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa83af9dc45464c117c8f3b78c2cb21a3089bf0bf4c838e1f1193059146adab1

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
    "selections": (v1/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoomQuotesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa83af9dc45464c117c8f3b78c2cb21a3089bf0bf4c838e1f1193059146adab1",
    "metadata": {},
    "name": "useRoomQuotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "115fe6ad72419f02135708e4e31b17c0";

export default node;
