/**
 * @generated SignedSource<<4ff0c1581ea77a0435969aaa53b43cde>>
 * @relayHash 0a11cd103c465828f65d15d3a758cebe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a09da57f2a4c603854d8a1dced4a42be716064a57ea49edcf10f4698fff7fefc

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundMessagesQuery$variables = {
  words: string;
};
export type useFoundMessagesQuery$data = {
  readonly search_messages_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat_id: string;
        readonly created_at: string;
        readonly id: string;
        readonly message: string | null;
        readonly message_id: string;
        readonly number: number;
        readonly sender_id: string | null;
      };
    }>;
  };
};
export type useFoundMessagesQuery = {
  response: useFoundMessagesQuery$data;
  variables: useFoundMessagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "words",
            "variableName": "words"
          }
        ],
        "kind": "ObjectValue",
        "name": "args"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "messagesConnection",
    "kind": "LinkedField",
    "name": "search_messages_connection",
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
                "name": "chat_id",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundMessagesQuery",
    "selections": (v1/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundMessagesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a09da57f2a4c603854d8a1dced4a42be716064a57ea49edcf10f4698fff7fefc",
    "metadata": {},
    "name": "useFoundMessagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6ba07ae08545dd743e8385567b23812c";

export default node;
