/**
 * @generated SignedSource<<2afa8d1133f59112d2546239a733f1d9>>
 * @relayHash cabeec841b869ca2cfd0c6207a41384e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1214a39d072224a23c3ef96a61cff1ab168834e21d9804dcab4d5b0fdaa3ea0f

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawRequestMutation$variables = {
  groupId: string;
};
export type WithdrawRequestMutation$data = {
  readonly withdraw_join_request: {
    readonly success: boolean;
  };
};
export type WithdrawRequestMutation = {
  response: WithdrawRequestMutation$data;
  variables: WithdrawRequestMutation$variables;
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
    "name": "withdraw_join_request",
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
    "name": "WithdrawRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WithdrawRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1214a39d072224a23c3ef96a61cff1ab168834e21d9804dcab4d5b0fdaa3ea0f",
    "metadata": {},
    "name": "WithdrawRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fbbd1fa283a3a06daaccb2c115f3f71";

export default node;
