/**
 * @generated SignedSource<<e7759510638da54b4b40411a40cb52f2>>
 * @relayHash 7f9172e3632bc92692e3fa260a0fb099
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e091dc502200b03de7fe659b9920d79330774b8a7b9726d0a073b45e8470ae

import type { ConcreteRequest } from 'relay-runtime';
export type sendingsReactMutation$variables = {
  emoji: string;
  messageId: string;
};
export type sendingsReactMutation$data = {
  readonly insert_message_reactions: {
    readonly affected_rows: number;
  } | null;
};
export type sendingsReactMutation = {
  response: sendingsReactMutation$data;
  variables: sendingsReactMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "emoji"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "messageId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "emoji",
                "variableName": "emoji"
              },
              {
                "kind": "Variable",
                "name": "message_id",
                "variableName": "messageId"
              }
            ],
            "kind": "ObjectValue",
            "name": "objects.0"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      }
    ],
    "concreteType": "message_reactions_mutation_response",
    "kind": "LinkedField",
    "name": "insert_message_reactions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affected_rows",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "sendingsReactMutation",
    "selections": (v2/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sendingsReactMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "28e091dc502200b03de7fe659b9920d79330774b8a7b9726d0a073b45e8470ae",
    "metadata": {},
    "name": "sendingsReactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da607bc1b783dfb6c9d8c1ba2cacbeb8";

export default node;
