/**
 * @generated SignedSource<<fb3ba38e72451d4a5bd091aceb1b0d93>>
 * @relayHash 65a7325f7bfc1f135e8514d271cee229
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec5206f2321e4f05cf844441cc3c67804b471c74067ae8e7535a10966c17dcc9

import type { ConcreteRequest } from 'relay-runtime';
export type useJoinGroupAcceptMutation$variables = {
  invitationId: string;
};
export type useJoinGroupAcceptMutation$data = {
  readonly accept_invitation: {
    readonly success: boolean;
  };
};
export type useJoinGroupAcceptMutation = {
  response: useJoinGroupAcceptMutation$data;
  variables: useJoinGroupAcceptMutation$variables;
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
    "name": "useJoinGroupAcceptMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinGroupAcceptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec5206f2321e4f05cf844441cc3c67804b471c74067ae8e7535a10966c17dcc9",
    "metadata": {},
    "name": "useJoinGroupAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5037f50ef7f99926589b804086ccec16";

export default node;
