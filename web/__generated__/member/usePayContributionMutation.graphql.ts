/**
 * @generated SignedSource<<7f6e5878e1e21ede939a2c0fbbd82ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type usePayContributionMutation$variables = {
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
  "name": "groupId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentMethod"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "round"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v4 = [
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayContributionMutation",
    "selections": (v4/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePayContributionMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "50166fc88aff5bba33a046923e69bd66",
    "id": null,
    "metadata": {},
    "name": "usePayContributionMutation",
    "operationKind": "mutation",
    "text": "mutation usePayContributionMutation(\n  $groupId: uuid!\n  $round: Int!\n  $paymentMethod: String!\n  $total: Int!\n) {\n  stripe_contribute(group_id: $groupId, payout_round: $round, payment_method: $paymentMethod, amount: $total) {\n    payment_id\n    url\n  }\n}\n"
  }
};
})();

(node as any).hash = "b1d08b40cb407117e53827de3f3c9b23";

export default node;
