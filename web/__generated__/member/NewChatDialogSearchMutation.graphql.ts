/**
 * @generated SignedSource<<7303feff5b1cb9acea75d338771a717e>>
 * @relayHash 6c47afe6e443ab7ce8213b7c935d9eba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2883fdbb6992ae5c5ee8a449a7fb5c0cdc89c6bf5bd0b9fad34d1c687914e3f0

import type { ConcreteRequest } from 'relay-runtime';
export type NewChatDialogSearchMutation$variables = {
  text: string;
};
export type NewChatDialogSearchMutation$data = {
  readonly find_chat_people: {
    readonly people: ReadonlyArray<{
      readonly alias: string;
      readonly avatar_url: string | null;
      readonly user_id: string;
      readonly username: string;
    }>;
  };
};
export type NewChatDialogSearchMutation = {
  response: NewChatDialogSearchMutation$data;
  variables: NewChatDialogSearchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "SearchPeopleOutput",
    "kind": "LinkedField",
    "name": "find_chat_people",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundPerson",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "user_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avatar_url",
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
    "name": "NewChatDialogSearchMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewChatDialogSearchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2883fdbb6992ae5c5ee8a449a7fb5c0cdc89c6bf5bd0b9fad34d1c687914e3f0",
    "metadata": {},
    "name": "NewChatDialogSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce08bed7fc142f8d2aeed8356ad53f55";

export default node;
