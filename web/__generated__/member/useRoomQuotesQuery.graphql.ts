/**
 * @generated SignedSource<<4d47193d08197840e3939e38564e7705>>
 * @relayHash 4119a26e12f82e618a052610bcfc1e99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aa5effc9981939ced238a7f49296012d603037f6a07e7d920dceac8a83cde84

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
    "id": "4aa5effc9981939ced238a7f49296012d603037f6a07e7d920dceac8a83cde84",
    "metadata": {},
    "name": "useRoomQuotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c9cc6c4882c5108359d60e9c3926089";

export default node;
