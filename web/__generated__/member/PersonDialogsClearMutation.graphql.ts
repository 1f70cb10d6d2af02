/**
 * @generated SignedSource<<b870560d2dc49176fd0ef99270ab6179>>
 * @relayHash 08d381d680afeebecfabb9093fd7a6f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6493dce2d23d1f499964c4d9414f858cfd3f502dc44dbb8a625740cc43bb47c9

import type { ConcreteRequest } from 'relay-runtime';
export type PersonDialogsClearMutation$variables = {
  chat: string;
  me: string;
  number: number;
};
export type PersonDialogsClearMutation$data = {
  readonly update_chat_user_states_by_pk: {
    readonly cleared_number: number;
    readonly id: string;
    readonly last_text: string | null;
    readonly unread: number;
  } | null;
};
export type PersonDialogsClearMutation = {
  response: PersonDialogsClearMutation$data;
  variables: PersonDialogsClearMutation$variables;
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
            "name": "cleared_number",
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
        "name": "cleared_number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last_text",
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
    "name": "PersonDialogsClearMutation",
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
    "name": "PersonDialogsClearMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6493dce2d23d1f499964c4d9414f858cfd3f502dc44dbb8a625740cc43bb47c9",
    "metadata": {},
    "name": "PersonDialogsClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d11b17237d02703b61a7e08487484792";

export default node;
