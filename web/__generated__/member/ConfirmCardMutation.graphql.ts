/**
 * @generated SignedSource<<c2b25fc0a402e435a8669480a5b56250>>
 * @relayHash 2d1e6f68e9d7179035428e0ad7c54e86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74a92ca9841eb3acfb82a38fa2367f0a960abcc542c3be57c2343d6de9f7b0ea

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmCardMutation$variables = {
  groupId: string;
};
export type ConfirmCardMutation$data = {
  readonly confirm_restart: {
    readonly success: boolean;
  };
};
export type ConfirmCardMutation = {
  response: ConfirmCardMutation$data;
  variables: ConfirmCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "accept_agreement",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "confirm_restart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
    "name": "ConfirmCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74a92ca9841eb3acfb82a38fa2367f0a960abcc542c3be57c2343d6de9f7b0ea",
    "metadata": {},
    "name": "ConfirmCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fcf83d40ab73ee9eac90d0f5c6962a1";

export default node;
