/**
 * @generated SignedSource<<9db663ed108e267d8eb7aefe99a991b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "7923b0210274f52c08a6f98f0b3755ce",
    "id": null,
    "metadata": {},
    "name": "usePayoutOrderMutation",
    "operationKind": "mutation",
    "text": "mutation usePayoutOrderMutation(\n  $groupId: uuid!\n  $userIds: [uuid!]!\n) {\n  set_payout_order(group_id: $groupId, user_ids: $userIds) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "5159e78cf9e0bde975fed6519b96ec30";

export default node;
