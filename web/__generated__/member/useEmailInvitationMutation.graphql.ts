/**
 * @generated SignedSource<<db49bb2c2c23273470b22055498dd11b>>
 * @relayHash 882dbd079601ab1ffc6d8cc0ef54e0d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d49b2c2507e2a2c00e3d8b8329c0a4a96dcc05f6ba1db8c9d4c3bd8159d1d38

import type { ConcreteRequest } from 'relay-runtime';
export type useEmailInvitationMutation$variables = {
  email: string;
  groupId: string;
};
export type useEmailInvitationMutation$data = {
  readonly invite_by_email: {
    readonly invitation_id: string;
  };
};
export type useEmailInvitationMutation = {
  response: useEmailInvitationMutation$data;
  variables: useEmailInvitationMutation$variables;
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
    "name": "useEmailInvitationMutation",
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
    "name": "useEmailInvitationMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4d49b2c2507e2a2c00e3d8b8329c0a4a96dcc05f6ba1db8c9d4c3bd8159d1d38",
    "metadata": {},
    "name": "useEmailInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd465b4e52ef0140f7674a7380f6bc3c";

export default node;
