/**
 * @generated SignedSource<<a41bd7783eb12d3c9fd0cc970ca57cba>>
 * @relayHash 53e107943ff961715d86f8ac2a8f6835
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41a679982c6b55f11cc1185bfb64de8f07e5a55adb55c37c3650d7144ad1cb02

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
    readonly last_voice_ms: number | null;
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
        "name": "last_voice_ms",
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
    "id": "41a679982c6b55f11cc1185bfb64de8f07e5a55adb55c37c3650d7144ad1cb02",
    "metadata": {},
    "name": "PersonDialogsClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ecac2213293f620a4724f174662f967";

export default node;
