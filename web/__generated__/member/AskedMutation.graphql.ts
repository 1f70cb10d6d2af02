/**
 * @generated SignedSource<<9d3402a7c1211489768e17a37424a0d5>>
 * @relayHash e5fe70be3f55cd066cc024f0f42b5aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0986f9c44c1a2f7bd4056d378e122cfcecafe4385bfabe55b9cb365ca2f6517d

import type { ConcreteRequest } from 'relay-runtime';
export type AskedMutation$variables = {
  groupId: string;
};
export type AskedMutation$data = {
  readonly withdraw_leave_request: {
    readonly success: boolean;
  };
};
export type AskedMutation = {
  response: AskedMutation$data;
  variables: AskedMutation$variables;
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
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "withdraw_leave_request",
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
    "name": "AskedMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0986f9c44c1a2f7bd4056d378e122cfcecafe4385bfabe55b9cb365ca2f6517d",
    "metadata": {},
    "name": "AskedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "673d4119a22d636b3738427bdb09e6d4";

export default node;
