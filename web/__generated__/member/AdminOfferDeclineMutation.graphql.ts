/**
 * @generated SignedSource<<e0b033b274b047ea82b1dd8033608ba1>>
 * @relayHash 0d3592f0894f0f133433e36f5392678c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 113d1290c136ee7c5a7bf074638a767eb8833d5916ba1549abd2d75e56bf05b3

import type { ConcreteRequest } from 'relay-runtime';
export type AdminOfferDeclineMutation$variables = {
  groupId: string;
};
export type AdminOfferDeclineMutation$data = {
  readonly decline_admin_role: {
    readonly success: boolean;
  };
};
export type AdminOfferDeclineMutation = {
  response: AdminOfferDeclineMutation$data;
  variables: AdminOfferDeclineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
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
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "decline_admin_role",
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
    "name": "AdminOfferDeclineMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdminOfferDeclineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "113d1290c136ee7c5a7bf074638a767eb8833d5916ba1549abd2d75e56bf05b3",
    "metadata": {},
    "name": "AdminOfferDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc80caf65f182c28c18151c01daf102b";

export default node;
