/**
 * @generated SignedSource<<ab1920aef30c849552ed7352b7c6fc39>>
 * @relayHash e27d5b6377d346d0ab859d9b584cd9ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10a4030fe49e84f2fccb846be050f3b5c12e0e7f3f1ac2f8fbd72b0d3e0069b4

import type { ConcreteRequest } from 'relay-runtime';
export type usePayContributionMutation$variables = {
  cycle: number;
  groupId: string;
  paymentMethod: string;
  round: number;
  total: number;
};
export type usePayContributionMutation$data = {
  readonly stripe_contribute: {
    readonly payment_id: string;
    readonly url: string;
  };
};
export type usePayContributionMutation = {
  response: usePayContributionMutation$data;
  variables: usePayContributionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cycle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentMethod"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "round"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "total"
      },
      {
        "kind": "Variable",
        "name": "cycle",
        "variableName": "cycle"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "payment_method",
        "variableName": "paymentMethod"
      },
      {
        "kind": "Variable",
        "name": "payout_round",
        "variableName": "round"
      }
    ],
    "concreteType": "ContributeOutput",
    "kind": "LinkedField",
    "name": "stripe_contribute",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payment_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayContributionMutation",
    "selections": (v5/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePayContributionMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "10a4030fe49e84f2fccb846be050f3b5c12e0e7f3f1ac2f8fbd72b0d3e0069b4",
    "metadata": {},
    "name": "usePayContributionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93ffb21755c71ea1000a4dffb2e3e04e";

export default node;
