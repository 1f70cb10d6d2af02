/**
 * @generated SignedSource<<345491ea8bace73102a28a40838bf83f>>
 * @relayHash f24e82eaade0f5a4845c051cb118b4c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675091569094a0140c77d7c8c6023eff3eb5baa45afec2368f41e3ee3b3271b7

import type { ConcreteRequest } from 'relay-runtime';
export type useAllowLatePaymentMutation$variables = {
  cycle: number;
  groupId: string;
  round: number;
  userId: string;
};
export type useAllowLatePaymentMutation$data = {
  readonly allow_late_payment: {
    readonly success: boolean;
  };
};
export type useAllowLatePaymentMutation = {
  response: useAllowLatePaymentMutation$data;
  variables: useAllowLatePaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cycle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "round"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cycle",
        "variableName": "cycle"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "payout_round",
        "variableName": "round"
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "allow_late_payment",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAllowLatePaymentMutation",
    "selections": (v4/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAllowLatePaymentMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "675091569094a0140c77d7c8c6023eff3eb5baa45afec2368f41e3ee3b3271b7",
    "metadata": {},
    "name": "useAllowLatePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c2d4ddd7154a42fbd241391e5cab435";

export default node;
