/**
 * @generated SignedSource<<e2acb9d316573908b76fcf2715583747>>
 * @relayHash eb9a35837fd7d65af3d7968b3529a679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98955ffbb0ffbd090ab5d9cf689e2c6c4c0be48dd39a915b8fb9f0c11a1918a4

import type { ConcreteRequest } from 'relay-runtime';
export type AskToRemoveMutation$variables = {
  groupId: string;
  reason: string;
  userId: string;
};
export type AskToRemoveMutation$data = {
  readonly open_removal_vote: {
    readonly vote_id: string;
  };
};
export type AskToRemoveMutation = {
  response: AskToRemoveMutation$data;
  variables: AskToRemoveMutation$variables;
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
    "concreteType": "OpenVoteOutput",
    "kind": "LinkedField",
    "name": "open_removal_vote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vote_id",
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
    "name": "AskToRemoveMutation",
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
    "name": "AskToRemoveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "98955ffbb0ffbd090ab5d9cf689e2c6c4c0be48dd39a915b8fb9f0c11a1918a4",
    "metadata": {},
    "name": "AskToRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4e6d22a56aa8decb81084cef38a3104";

export default node;
