/**
 * @generated SignedSource<<bf3a9c1c4ffb8e458246ef5338718c28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PayoutOrderEditorMutation$variables = {
  groupId: string;
  userIds: ReadonlyArray<string>;
};
export type PayoutOrderEditorMutation$data = {
  readonly set_payout_order: {
    readonly success: boolean;
  };
};
export type PayoutOrderEditorMutation = {
  response: PayoutOrderEditorMutation$data;
  variables: PayoutOrderEditorMutation$variables;
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
    "name": "PayoutOrderEditorMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayoutOrderEditorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "55539c8e52c42aa9ffe58470d2d10397",
    "id": null,
    "metadata": {},
    "name": "PayoutOrderEditorMutation",
    "operationKind": "mutation",
    "text": "mutation PayoutOrderEditorMutation(\n  $groupId: uuid!\n  $userIds: [uuid!]!\n) {\n  set_payout_order(group_id: $groupId, user_ids: $userIds) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "3803e0daf3ddeb99ddfabda345727303";

export default node;
