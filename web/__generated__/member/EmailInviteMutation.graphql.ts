/**
 * @generated SignedSource<<93adfb0ed4c300771d3d374a6edd7da4>>
 * @relayHash eb4b7258f1be8df6223ade8f7012ee01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c71aafed640777f38ae36d4483dd2b0aa462f944ddd950fd0dbe0cdd9b4144

import type { ConcreteRequest } from 'relay-runtime';
export type EmailInviteMutation$variables = {
  email: string;
  groupId: string;
};
export type EmailInviteMutation$data = {
  readonly invite_by_email: {
    readonly invitation_id: string;
  };
};
export type EmailInviteMutation = {
  response: EmailInviteMutation$data;
  variables: EmailInviteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "InviteOutput",
    "kind": "LinkedField",
    "name": "invite_by_email",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invitation_id",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailInviteMutation",
    "selections": (v2/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EmailInviteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c9c71aafed640777f38ae36d4483dd2b0aa462f944ddd950fd0dbe0cdd9b4144",
    "metadata": {},
    "name": "EmailInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5148cad9c74a077cd6d5c84524677a34";

export default node;
