/**
 * @generated SignedSource<<903e0aea57599c124cef8f9decd764a8>>
 * @relayHash 225f1ce66f34df656e4d9cc055949d33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7643dd7502e4ec3b1261bdf4b64b54f26ced0e6605fbf82a2ab0885973c3c40d

import type { ConcreteRequest } from 'relay-runtime';
import type { Json } from "./web/lib/json";
export type SeenDialogQuery$variables = {
  id: string;
};
export type SeenDialogQuery$data = {
  readonly messages_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly receipts: Json | null;
      };
    }>;
  };
};
export type SeenDialogQuery = {
  response: SeenDialogQuery$data;
  variables: SeenDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
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
                "variableName": "id"
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
                "name": "receipts",
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
    "name": "SeenDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SeenDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7643dd7502e4ec3b1261bdf4b64b54f26ced0e6605fbf82a2ab0885973c3c40d",
    "metadata": {},
    "name": "SeenDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fb0e886624c80ece9fcfeeb604e51d0";

export default node;
