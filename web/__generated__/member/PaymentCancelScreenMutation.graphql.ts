/**
 * @generated SignedSource<<9ce5a46d6cff55c6d38d59c8a2f428cc>>
 * @relayHash 652c9a6577f33625cd2bfc4801c48681
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ade631615af75057590df30ae1c52c959c4a92d26d470e5b8cc3a24bca3822d

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentCancelScreenMutation$variables = {
  paymentId: string;
};
export type PaymentCancelScreenMutation$data = {
  readonly cancel_contribution: {
    readonly success: boolean;
  };
};
export type PaymentCancelScreenMutation = {
  response: PaymentCancelScreenMutation$data;
  variables: PaymentCancelScreenMutation$variables;
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
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "cancel_contribution",
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
    "name": "PaymentCancelScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentCancelScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ade631615af75057590df30ae1c52c959c4a92d26d470e5b8cc3a24bca3822d",
    "metadata": {},
    "name": "PaymentCancelScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa91cdbfc919aff3345cdcc38c5dde41";

export default node;
