/**
 * @generated SignedSource<<d994fd1bdd85597740a04973c6c3a977>>
 * @relayHash 2d512dd05de6273c9c26db3fc91b9744
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09814bce1b532a1a047be8c0fa781590f3aac6202f5e701c538e088b5af2601b

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenChatMutation$variables = {
  userId: string;
};
export type useOpenChatMutation$data = {
  readonly open_chat: {
    readonly address: string;
  };
};
export type useOpenChatMutation = {
  response: useOpenChatMutation$data;
  variables: useOpenChatMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "OpenChatOutput",
    "kind": "LinkedField",
    "name": "open_chat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "useOpenChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOpenChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "09814bce1b532a1a047be8c0fa781590f3aac6202f5e701c538e088b5af2601b",
    "metadata": {},
    "name": "useOpenChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c7115f32c2d11531359efccf2249302";

export default node;
