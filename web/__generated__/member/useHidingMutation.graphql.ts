/**
 * @generated SignedSource<<53a33f1f0b1f00162903a217ff490201>>
 * @relayHash a63eef7095175548a53528a0935c0990
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82199a444b9a2962fa325f301ffe79945d0f7224e9f4e53499e27527996ea045

import type { ConcreteRequest } from 'relay-runtime';
export type useHidingMutation$variables = {
  at?: string | null;
  chat: string;
  me: string;
};
export type useHidingMutation$data = {
  readonly update_chat_user_states_by_pk: {
    readonly deleted_at: string | null;
    readonly id: string;
  } | null;
};
export type useHidingMutation = {
  response: useHidingMutation$data;
  variables: useHidingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chat"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "me"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "deleted_at",
            "variableName": "at"
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
        "name": "deleted_at",
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
    "name": "useHidingMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useHidingMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "82199a444b9a2962fa325f301ffe79945d0f7224e9f4e53499e27527996ea045",
    "metadata": {},
    "name": "useHidingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2646aebef0592088394c1790600e4db2";

export default node;
