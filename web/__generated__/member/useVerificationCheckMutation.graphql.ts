/**
 * @generated SignedSource<<a5155cb4ef081afc9682d1656b53ab3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "d3fa2f500a6cf47397511c41cde34d2c",
    "id": null,
    "metadata": {},
    "name": "useVerificationCheckMutation",
    "operationKind": "mutation",
    "text": "mutation useVerificationCheckMutation {\n  check_didit_status {\n    status\n    reason\n  }\n}\n"
  }
};
})();

(node as any).hash = "534c025bb1c5271c5ac7be0a5bcda34c";

export default node;
