/**
 * @generated SignedSource<<52c2bbc3d8ea3f8837dfb372ea515979>>
 * @relayHash ba843278655e20b2c4eca32c0900acae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a51c2214d82b9fb1f367470a18764b56077c99745564bacdcfb406dd3d0a9a8

import type { ConcreteRequest } from 'relay-runtime';
export type PendingInvitationRevokeMutation$variables = {
  id: string;
};
export type PendingInvitationRevokeMutation$data = {
  readonly revoke_invitation: {
    readonly success: boolean;
  };
};
export type PendingInvitationRevokeMutation = {
  response: PendingInvitationRevokeMutation$data;
  variables: PendingInvitationRevokeMutation$variables;
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
    "name": "revoke_invitation",
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
    "name": "PendingInvitationRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingInvitationRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a51c2214d82b9fb1f367470a18764b56077c99745564bacdcfb406dd3d0a9a8",
    "metadata": {},
    "name": "PendingInvitationRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19b9b420369c8005bf6054348ded42f1";

export default node;
