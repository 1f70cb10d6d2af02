/**
 * @generated SignedSource<<ca3b065728e231f16935f5f9b0ab0e5a>>
 * @relayHash d02c6bfae609425f87ebf2794d4fbb0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37bbf4c784175d3e532315b458671535ded5bd1fb31f1c370c1b8e7303bed2f4

import type { ConcreteRequest } from 'relay-runtime';
export type AskToLeaveDialogMutation$variables = {
  groupId: string;
  reason?: string | null;
};
export type AskToLeaveDialogMutation$data = {
  readonly ask_to_leave: {
    readonly success: boolean;
  };
};
export type AskToLeaveDialogMutation = {
  response: AskToLeaveDialogMutation$data;
  variables: AskToLeaveDialogMutation$variables;
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
    "name": "reason"
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
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "ask_to_leave",
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
    "name": "AskToLeaveDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskToLeaveDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37bbf4c784175d3e532315b458671535ded5bd1fb31f1c370c1b8e7303bed2f4",
    "metadata": {},
    "name": "AskToLeaveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f259d1107264a9fed4f82945b05d75d6";

export default node;
