/**
 * @generated SignedSource<<9a283f11e03eaaf87cd849b6ec03b9bd>>
 * @relayHash ec3f13ffed70e40589281d88aeda30ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f581bfc80258157a6719dff7e721f2097953d3fdc40fe97377638a5f8c270f

import type { ConcreteRequest } from 'relay-runtime';
export type useContributionCheckMutation$variables = {
  paymentId: string;
};
export type useContributionCheckMutation$data = {
  readonly check_contribution: {
    readonly message: string | null;
    readonly status: string;
  };
};
export type useContributionCheckMutation = {
  response: useContributionCheckMutation$data;
  variables: useContributionCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "paymentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "payment_id",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "CheckContributionOutput",
    "kind": "LinkedField",
    "name": "check_contribution",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "useContributionCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContributionCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26f581bfc80258157a6719dff7e721f2097953d3fdc40fe97377638a5f8c270f",
    "metadata": {},
    "name": "useContributionCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e4060319738011bdeec284bc4069dea";

export default node;
