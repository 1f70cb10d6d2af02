/**
 * @generated SignedSource<<c4b11a88f1de946e82f4ee87766cf23d>>
 * @relayHash b93d9febddb0825da3b008e7b3cde5f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88df0e640ef58025dd30631e122251ae2f8d4cfe77dfe9353ae8f00500433b72

import type { ConcreteRequest } from 'relay-runtime';
export type useAcceptInvitationMutation$variables = {
  invitationId: string;
};
export type useAcceptInvitationMutation$data = {
  readonly accept_invitation: {
    readonly success: boolean;
  };
};
export type useAcceptInvitationMutation = {
  response: useAcceptInvitationMutation$data;
  variables: useAcceptInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invitationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "accept_agreement",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "invitation_id",
        "variableName": "invitationId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "accept_invitation",
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
    "name": "useAcceptInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "88df0e640ef58025dd30631e122251ae2f8d4cfe77dfe9353ae8f00500433b72",
    "metadata": {},
    "name": "useAcceptInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "203c372648bb60e529bea800183c12d8";

export default node;
