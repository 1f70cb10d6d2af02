/**
 * @generated SignedSource<<6a74a89bb415b63e07e3b306a3b1b55b>>
 * @relayHash e7bbd7df9e9739cfe62d663c776f8ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3014658a5bd1ae4e6356f4722b7dad2451ee11f2244312484894cb6f137bcc0c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDialogMutation$variables = {
  groupId: string;
  name: string;
};
export type DeleteDialogMutation$data = {
  readonly delete_group: {
    readonly success: boolean;
  };
};
export type DeleteDialogMutation = {
  response: DeleteDialogMutation$data;
  variables: DeleteDialogMutation$variables;
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
    "name": "name"
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
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "delete_group",
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
    "name": "DeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3014658a5bd1ae4e6356f4722b7dad2451ee11f2244312484894cb6f137bcc0c",
    "metadata": {},
    "name": "DeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df52e356fbab28827ef9984ea0b951e3";

export default node;
