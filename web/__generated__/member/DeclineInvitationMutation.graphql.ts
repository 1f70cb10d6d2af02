/**
 * @generated SignedSource<<675eb5b7ecb8f7b5eaa8e37389ccb746>>
 * @relayHash 017e38778561eebee23c95dae6c8981c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 624c8f89f234f0c7e3fdd14ae6f9302231e79f57d6762600a14b50d8759e9a33

import type { ConcreteRequest } from 'relay-runtime';
export type DeclineInvitationMutation$variables = {
  invitationId: string;
};
export type DeclineInvitationMutation$data = {
  readonly decline_invitation: {
    readonly success: boolean;
  };
};
export type DeclineInvitationMutation = {
  response: DeclineInvitationMutation$data;
  variables: DeclineInvitationMutation$variables;
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
        "kind": "Variable",
        "name": "invitation_id",
        "variableName": "invitationId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "decline_invitation",
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
    "name": "DeclineInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeclineInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "624c8f89f234f0c7e3fdd14ae6f9302231e79f57d6762600a14b50d8759e9a33",
    "metadata": {},
    "name": "DeclineInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c42eab3fcd6b38b9ed87ef450c963594";

export default node;
