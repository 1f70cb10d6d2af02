/**
 * @generated SignedSource<<e7be9a7a318cf8501b3343ea17057d5a>>
 * @relayHash 841bacf07de53642f55d3c7effed9a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 552549ab82690babe4ee1eb90f3a15977f9e8ca4b45016ddc94bb7e97d05ac29

import type { ConcreteRequest } from 'relay-runtime';
export type useVerificationStartMutation$variables = Record<PropertyKey, never>;
export type useVerificationStartMutation$data = {
  readonly create_didit_session: {
    readonly sessionUrl: string;
  };
};
export type useVerificationStartMutation = {
  response: useVerificationStartMutation$data;
  variables: useVerificationStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "consent",
        "value": true
      }
    ],
    "concreteType": "DiditSessionOutput",
    "kind": "LinkedField",
    "name": "create_didit_session",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessionUrl",
        "storageKey": null
      }
    ],
    "storageKey": "create_didit_session(consent:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVerificationStartMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVerificationStartMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "552549ab82690babe4ee1eb90f3a15977f9e8ca4b45016ddc94bb7e97d05ac29",
    "metadata": {},
    "name": "useVerificationStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25330879318f2abe54186a7c526f1f3b";

export default node;
