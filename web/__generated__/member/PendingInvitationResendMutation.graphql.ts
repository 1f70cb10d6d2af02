/**
 * @generated SignedSource<<327485c0cc13469dbc4660e16c31e6ab>>
 * @relayHash 7488e1c3992362480ecdc9aa875fde50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6f891cb8d1c909f63f650579ba0b1f47c49f42a46386bfa051f69c108351008

import type { ConcreteRequest } from 'relay-runtime';
export type PendingInvitationResendMutation$variables = {
  id: string;
};
export type PendingInvitationResendMutation$data = {
  readonly resend_invitation: {
    readonly success: boolean;
  };
};
export type PendingInvitationResendMutation = {
  response: PendingInvitationResendMutation$data;
  variables: PendingInvitationResendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invitation_id",
        "variableName": "id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "resend_invitation",
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
    "name": "PendingInvitationResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingInvitationResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6f891cb8d1c909f63f650579ba0b1f47c49f42a46386bfa051f69c108351008",
    "metadata": {},
    "name": "PendingInvitationResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8777287445fb1d9bf040b26888bffee5";

export default node;
