/**
 * @generated SignedSource<<cfe1e9b1f7f304a3c3649056a4c34108>>
 * @relayHash 45ef37b271ada0f6298b68e10db02801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a52f8cd5c0158fb0bac9e758e29a3e4168120cda2aa1b7fd5c6431039d74229a

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageActsUnreactMutation$variables = {
  emoji: string;
  me: string;
  messageId: string;
};
export type useMessageActsUnreactMutation$data = {
  readonly delete_message_reactions: {
    readonly affected_rows: number;
  } | null;
};
export type useMessageActsUnreactMutation = {
  response: useMessageActsUnreactMutation$data;
  variables: useMessageActsUnreactMutation$variables;
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
  "name": "me"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "messageId"
},
v3 = [
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
                "variableName": "emoji"
              }
            ],
            "kind": "ObjectValue",
            "name": "emoji"
          },
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
    "concreteType": "message_reactions_mutation_response",
    "kind": "LinkedField",
    "name": "delete_message_reactions",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessageActsUnreactMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMessageActsUnreactMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a52f8cd5c0158fb0bac9e758e29a3e4168120cda2aa1b7fd5c6431039d74229a",
    "metadata": {},
    "name": "useMessageActsUnreactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8e4832c82d318bbf481c670c402cd69";

export default node;
