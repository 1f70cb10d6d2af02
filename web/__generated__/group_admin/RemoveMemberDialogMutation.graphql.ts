/**
 * @generated SignedSource<<88d7d0fc59f31c8e28f4e40a059aee74>>
 * @relayHash 575ede0ef380fca0f2215a1bafb55ea8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9d7230be2ecce45f486d9c8e0333bdeb14ef2076e3df7d30131d68ac9b5cca

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveMemberDialogMutation$variables = {
  groupId: string;
  reason: string;
  userId: string;
};
export type RemoveMemberDialogMutation$data = {
  readonly remove_member: {
    readonly success: boolean;
  };
};
export type RemoveMemberDialogMutation = {
  response: RemoveMemberDialogMutation$data;
  variables: RemoveMemberDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v3 = [
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
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "remove_member",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemoveMemberDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RemoveMemberDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1a9d7230be2ecce45f486d9c8e0333bdeb14ef2076e3df7d30131d68ac9b5cca",
    "metadata": {},
    "name": "RemoveMemberDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21cd8252cc4f0cf9799f99c004aef45c";

export default node;
