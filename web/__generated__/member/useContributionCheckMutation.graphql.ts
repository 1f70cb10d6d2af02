/**
 * @generated SignedSource<<1ba8b37c2400d0f9112dab6b670b91df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "ec3f13ffed70e40589281d88aeda30ab",
    "id": null,
    "metadata": {},
    "name": "useContributionCheckMutation",
    "operationKind": "mutation",
    "text": "mutation useContributionCheckMutation(\n  $paymentId: uuid!\n) {\n  check_contribution(payment_id: $paymentId) {\n    message\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e4060319738011bdeec284bc4069dea";

export default node;
