/**
 * @generated SignedSource<<17844eef6d1072d9f5c874098c4a2fec>>
 * @relayHash e0c40f940d3d45b858e2630a1f3ec9dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d14fc7560f22f9a4a0395987ab548dbaa5ba61aa32e8c3220a4e239698041e6

import type { ConcreteRequest } from 'relay-runtime';
export type sendingsMarkMutation$variables = {
  chat: string;
  me: string;
  number: number;
};
export type sendingsMarkMutation$data = {
  readonly update_chat_user_states_by_pk: {
    readonly id: string;
    readonly read_number: number;
    readonly unread: number;
  } | null;
};
export type sendingsMarkMutation = {
  response: sendingsMarkMutation$data;
  variables: sendingsMarkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chat"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "me"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "read_number",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "chat_id",
            "variableName": "chat"
          },
          {
            "kind": "Variable",
            "name": "user_id",
            "variableName": "me"
          }
        ],
        "kind": "ObjectValue",
        "name": "pk_columns"
      }
    ],
    "concreteType": "chat_user_states",
    "kind": "LinkedField",
    "name": "update_chat_user_states_by_pk",
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
        "name": "read_number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unread",
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
    "name": "sendingsMarkMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sendingsMarkMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2d14fc7560f22f9a4a0395987ab548dbaa5ba61aa32e8c3220a4e239698041e6",
    "metadata": {},
    "name": "sendingsMarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "898cb2f969ee71fad34933977bbc12c5";

export default node;
