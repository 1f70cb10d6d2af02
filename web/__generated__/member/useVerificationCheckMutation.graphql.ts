/**
 * @generated SignedSource<<f706852909d92d19b3fb04a8ca04c88c>>
 * @relayHash d3fa2f500a6cf47397511c41cde34d2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e85c22e5b559454171c5c8fcac346f866f2e2ce8240159a5426c44a19ebef661

import type { ConcreteRequest } from 'relay-runtime';
export type useVerificationCheckMutation$variables = Record<PropertyKey, never>;
export type useVerificationCheckMutation$data = {
  readonly check_didit_status: {
    readonly reason: string | null;
    readonly status: string;
  };
};
export type useVerificationCheckMutation = {
  response: useVerificationCheckMutation$data;
  variables: useVerificationCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DiditStatusOutput",
    "kind": "LinkedField",
    "name": "check_didit_status",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVerificationCheckMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVerificationCheckMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e85c22e5b559454171c5c8fcac346f866f2e2ce8240159a5426c44a19ebef661",
    "metadata": {},
    "name": "useVerificationCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "534c025bb1c5271c5ac7be0a5bcda34c";

export default node;
