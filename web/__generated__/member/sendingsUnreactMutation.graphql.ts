/**
 * @generated SignedSource<<0c257116fa5ec50d1258602708a09437>>
 * @relayHash b18abdbce762d8da7f4f29bbdfa1cf72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 751c71f0d22d595a7dfc176f7f0688dc55a516171be69e748212a6496c70fa60

import type { ConcreteRequest } from 'relay-runtime';
export type sendingsUnreactMutation$variables = {
  emoji: string;
  me: string;
  messageId: string;
};
export type sendingsUnreactMutation$data = {
  readonly delete_message_reactions: {
    readonly affected_rows: number;
  } | null;
};
export type sendingsUnreactMutation = {
  response: sendingsUnreactMutation$data;
  variables: sendingsUnreactMutation$variables;
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
    "name": "sendingsUnreactMutation",
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
    "name": "sendingsUnreactMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "751c71f0d22d595a7dfc176f7f0688dc55a516171be69e748212a6496c70fa60",
    "metadata": {},
    "name": "sendingsUnreactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a22d57c8107565d955b3a384dd41c2dc";

export default node;
