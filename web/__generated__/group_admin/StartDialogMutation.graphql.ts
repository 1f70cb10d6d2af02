/**
 * @generated SignedSource<<7e9375760071543c44180c88e806c4eb>>
 * @relayHash 66e890a80f6a5b5e8921af984d2bf237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e85ad9a47ef2d89dca1d1e08d48b1a658137446561da2f68442bca7fd19c4c4d

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
    "id": "e85ad9a47ef2d89dca1d1e08d48b1a658137446561da2f68442bca7fd19c4c4d",
    "metadata": {},
    "name": "StartDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b36ac318519b16f82f14812f0646d72";

export default node;
