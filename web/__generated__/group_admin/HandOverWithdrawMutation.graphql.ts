/**
 * @generated SignedSource<<194b09f5f4a2f0d4d95add1edf06ea8e>>
 * @relayHash ec911b55b681189a8d42542718db4bf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6545ae2550dadae941e192a11e96b8e77454335018eaac0ce6b55720b10cc6e

import type { ConcreteRequest } from 'relay-runtime';
export type HandOverWithdrawMutation$variables = {
  groupId: string;
};
export type HandOverWithdrawMutation$data = {
  readonly withdraw_admin_offer: {
    readonly success: boolean;
  };
};
export type HandOverWithdrawMutation = {
  response: HandOverWithdrawMutation$data;
  variables: HandOverWithdrawMutation$variables;
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
    "name": "withdraw_admin_offer",
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
    "name": "HandOverWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HandOverWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6545ae2550dadae941e192a11e96b8e77454335018eaac0ce6b55720b10cc6e",
    "metadata": {},
    "name": "HandOverWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7be44fa97bebe9ee0787f19c830049a";

export default node;
