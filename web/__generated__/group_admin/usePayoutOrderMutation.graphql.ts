/**
 * @generated SignedSource<<5d95fa1327c181558938c2c0a332c149>>
 * @relayHash 7923b0210274f52c08a6f98f0b3755ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8473a3e4926663a305ef78c0fb8be310ade4fe27d00e7c0421b01a67d402c044

import type { ConcreteRequest } from 'relay-runtime';
export type usePayoutOrderMutation$variables = {
  groupId: string;
  userIds: ReadonlyArray<string>;
};
export type usePayoutOrderMutation$data = {
  readonly set_payout_order: {
    readonly success: boolean;
  };
};
export type usePayoutOrderMutation = {
  response: usePayoutOrderMutation$data;
  variables: usePayoutOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userIds"
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
      },
      {
        "kind": "Variable",
        "name": "user_ids",
        "variableName": "userIds"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_payout_order",
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
    "name": "usePayoutOrderMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePayoutOrderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8473a3e4926663a305ef78c0fb8be310ade4fe27d00e7c0421b01a67d402c044",
    "metadata": {},
    "name": "usePayoutOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5159e78cf9e0bde975fed6519b96ec30";

export default node;
