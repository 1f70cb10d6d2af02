/**
 * @generated SignedSource<<7960fcdbdadba13c86756b2fdb1000e8>>
 * @relayHash 24c684f311317b6ff9b52c09294abcb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72fa01827f445e46f01aa898d6a2a92d4fc8e2a79782a0d7d4a5b3c0bd9d540f

import type { ConcreteRequest } from 'relay-runtime';
export type AdminOfferAcceptMutation$variables = {
  groupId: string;
};
export type AdminOfferAcceptMutation$data = {
  readonly accept_admin_role: {
    readonly success: boolean;
  };
};
export type AdminOfferAcceptMutation = {
  response: AdminOfferAcceptMutation$data;
  variables: AdminOfferAcceptMutation$variables;
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
    "name": "accept_admin_role",
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
    "name": "AdminOfferAcceptMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdminOfferAcceptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "72fa01827f445e46f01aa898d6a2a92d4fc8e2a79782a0d7d4a5b3c0bd9d540f",
    "metadata": {},
    "name": "AdminOfferAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9dee40acd0b90f2e2469ff5fcf0f1e0d";

export default node;
