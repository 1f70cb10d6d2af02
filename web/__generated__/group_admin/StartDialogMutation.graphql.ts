/**
 * @generated SignedSource<<0176aaaf4a3c2e262326b9f8152bf09d>>
 * @relayHash 5b5f9d30171bd822273f9ef6f8ad1b75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b315da5a678ad198c1c88c56a7ebb6b2ddfda848bae4d33dfe35a208df6dfc6

import type { ConcreteRequest } from 'relay-runtime';
export type StartDialogMutation$variables = {
  groupId: string;
  orderIsFinal: boolean;
  overrideMinimum: boolean;
  withoutAsked: boolean;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withoutAsked"
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
      },
      {
        "kind": "Variable",
        "name": "without_asked",
        "variableName": "withoutAsked"
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
    "id": "4b315da5a678ad198c1c88c56a7ebb6b2ddfda848bae4d33dfe35a208df6dfc6",
    "metadata": {},
    "name": "StartDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cef5e2857fd3e4d38c2629941649fca4";

export default node;
