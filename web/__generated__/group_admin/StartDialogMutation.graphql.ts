/**
 * @generated SignedSource<<cdf1fdc631c8d12ee7a5a0d8d14c5422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type StartDialogMutation$variables = {
  groupId: string;
  orderIsFinal: boolean;
  overrideMinimum: boolean;
};
export type StartDialogMutation$data = {
  readonly start_group: {
    readonly success: boolean;
  };
};
export type StartDialogMutation = {
  response: StartDialogMutation$data;
  variables: StartDialogMutation$variables;
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
    "name": "orderIsFinal"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "overrideMinimum"
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
        "name": "order_is_final",
        "variableName": "orderIsFinal"
      },
      {
        "kind": "Variable",
        "name": "override_minimum",
        "variableName": "overrideMinimum"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "start_group",
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
    "name": "StartDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StartDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "66e890a80f6a5b5e8921af984d2bf237",
    "id": null,
    "metadata": {},
    "name": "StartDialogMutation",
    "operationKind": "mutation",
    "text": "mutation StartDialogMutation(\n  $groupId: uuid!\n  $orderIsFinal: Boolean!\n  $overrideMinimum: Boolean!\n) {\n  start_group(group_id: $groupId, order_is_final: $orderIsFinal, override_minimum: $overrideMinimum) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b36ac318519b16f82f14812f0646d72";

export default node;
