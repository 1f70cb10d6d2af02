/**
 * @generated SignedSource<<d67f7e6b5b76cd047392369f7ca309db>>
 * @relayHash 4b6c61c43b4dfefcac48f8cb0b832668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1727eebfc903c7a825d179671adde5c1b7b4e32f63039fb7a0ac8d4631e332d3

import type { ConcreteRequest } from 'relay-runtime';
export type useInvitationListPersonMutation$variables = {
  groupId: string;
  userId: string;
};
export type useInvitationListPersonMutation$data = {
  readonly invite_person: {
    readonly invitation_id: string;
  };
};
export type useInvitationListPersonMutation = {
  response: useInvitationListPersonMutation$data;
  variables: useInvitationListPersonMutation$variables;
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
    "name": "userId"
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
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "InviteOutput",
    "kind": "LinkedField",
    "name": "invite_person",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useInvitationListPersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvitationListPersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1727eebfc903c7a825d179671adde5c1b7b4e32f63039fb7a0ac8d4631e332d3",
    "metadata": {},
    "name": "useInvitationListPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "217a22cef7de376d9fce9cee9f1e191a";

export default node;
