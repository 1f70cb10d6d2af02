/**
 * @generated SignedSource<<2d943d100fa6b30530f31a32d60395a2>>
 * @relayHash d696c2628a8e679d506a29e139616d30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3389c8abd404797ca6d08c5ced285d59511cebe30c25cbc06e123bb647b853

import type { ConcreteRequest } from 'relay-runtime';
export type CloseDialogMutation$variables = {
  groupId: string;
};
export type CloseDialogMutation$data = {
  readonly close_group: {
    readonly success: boolean;
  };
};
export type CloseDialogMutation = {
  response: CloseDialogMutation$data;
  variables: CloseDialogMutation$variables;
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
    "name": "close_group",
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
    "name": "CloseDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CloseDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2f3389c8abd404797ca6d08c5ced285d59511cebe30c25cbc06e123bb647b853",
    "metadata": {},
    "name": "CloseDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2f965f7984a51652461fc1e92801435";

export default node;
