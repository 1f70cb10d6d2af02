/**
 * @generated SignedSource<<f3f347fa70e7fa222101094cd4230a1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useVerificationCheckMutation$variables = Record<PropertyKey, never>;
export type useVerificationCheckMutation$data = {
  readonly check_didit_status: {
    readonly message: string | null;
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
        "name": "message",
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
    "cacheID": "5d55fadf24eb0eb2f708b003755bacd7",
    "id": null,
    "metadata": {},
    "name": "useVerificationCheckMutation",
    "operationKind": "mutation",
    "text": "mutation useVerificationCheckMutation {\n  check_didit_status {\n    status\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1be8dba14de565bc77c3d222c30becf";

export default node;
