/**
 * @generated SignedSource<<9a0edddee7995125a953fa91ca3b0274>>
 * @relayHash f1a03204c2249a34a3162206154a1ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c2b4d5fd2ffb8805dab2be89894bf0ec17b1ada7a16a785a6e5e40c01c42ba8

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageActsShowMutation$variables = {
  me: string;
  messageId: string;
};
export type useMessageActsShowMutation$data = {
  readonly delete_hidden_messages: {
    readonly affected_rows: number;
  } | null;
};
export type useMessageActsShowMutation = {
  response: useMessageActsShowMutation$data;
  variables: useMessageActsShowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "messageId"
              }
            ],
            "kind": "ObjectValue",
            "name": "message_id"
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
    "concreteType": "hidden_messages_mutation_response",
    "kind": "LinkedField",
    "name": "delete_hidden_messages",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessageActsShowMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMessageActsShowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c2b4d5fd2ffb8805dab2be89894bf0ec17b1ada7a16a785a6e5e40c01c42ba8",
    "metadata": {},
    "name": "useMessageActsShowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e66c7a81fc63f56103209cec4d53ab12";

export default node;
