/**
 * @generated SignedSource<<5d045499a52dd0eae120566010202ef9>>
 * @relayHash 4531e20cf7e77e16760626af3c139947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d512d4a3d566a57aa9046e2d0115acf22d8eee5a972cd85541c3f7517603d4e4

import type { ConcreteRequest } from 'relay-runtime';
export type useInvitationListEmailMutation$variables = {
  email: string;
  groupId: string;
};
export type useInvitationListEmailMutation$data = {
  readonly invite_by_email: {
    readonly invitation_id: string;
  };
};
export type useInvitationListEmailMutation = {
  response: useInvitationListEmailMutation$data;
  variables: useInvitationListEmailMutation$variables;
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
    "name": "useInvitationListEmailMutation",
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
    "name": "useInvitationListEmailMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d512d4a3d566a57aa9046e2d0115acf22d8eee5a972cd85541c3f7517603d4e4",
    "metadata": {},
    "name": "useInvitationListEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c71c36d4fd7769ed7d00eec81a383c95";

export default node;
