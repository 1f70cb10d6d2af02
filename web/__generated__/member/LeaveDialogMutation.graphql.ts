/**
 * @generated SignedSource<<47c22039e28b4cf3705af4226e1790c7>>
 * @relayHash 2af91faebef3d718967c9906c5052e06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae0582a05724898a69c1c7331d7923409e5e66a3ae5c4a4bdbb10d8d15362b50

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveDialogMutation$variables = {
  groupId: string;
};
export type LeaveDialogMutation$data = {
  readonly decline_group_terms: {
    readonly success: boolean;
  };
};
export type LeaveDialogMutation = {
  response: LeaveDialogMutation$data;
  variables: LeaveDialogMutation$variables;
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
    "name": "decline_group_terms",
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
    "name": "LeaveDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeaveDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae0582a05724898a69c1c7331d7923409e5e66a3ae5c4a4bdbb10d8d15362b50",
    "metadata": {},
    "name": "LeaveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d44e4ca2b415847f05376cffb92b88d";

export default node;
