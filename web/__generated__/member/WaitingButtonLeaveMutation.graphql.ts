/**
 * @generated SignedSource<<4cf726684defed1cbeb2f863e849b1de>>
 * @relayHash 5f485f9dc957533e7a037563c77cc922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c7dcb9c4abe3d50ede92a30b46b5250f38d0318d662820fbb38f46b83f8a12a

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingButtonLeaveMutation$variables = {
  groupId: string;
};
export type WaitingButtonLeaveMutation$data = {
  readonly leave_waiting_list: {
    readonly success: boolean;
  };
};
export type WaitingButtonLeaveMutation = {
  response: WaitingButtonLeaveMutation$data;
  variables: WaitingButtonLeaveMutation$variables;
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
    "name": "leave_waiting_list",
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
    "name": "WaitingButtonLeaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WaitingButtonLeaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c7dcb9c4abe3d50ede92a30b46b5250f38d0318d662820fbb38f46b83f8a12a",
    "metadata": {},
    "name": "WaitingButtonLeaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15515ab8becda069331f70465fa35a3d";

export default node;
