/**
 * @generated SignedSource<<c4ee1b54499de4972563ff36cf5cda56>>
 * @relayHash 6e2acdca9dc2161471411ecd0c03978f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b65c0638d042790013c83c5eddb0a8b63da32645111b6c7b394fc7ff7829ecf

import type { ConcreteRequest } from 'relay-runtime';
export type usePayContributionMutation$variables = {
  cycle: number;
  groupId: string;
  paymentMethod: string;
  round: number;
  startAgain: boolean;
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
  "name": "startAgain"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "total"
},
v6 = [
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
      },
      {
        "kind": "Variable",
        "name": "start_again",
        "variableName": "startAgain"
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayContributionMutation",
    "selections": (v6/*:: as any*/),
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
      (v5/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePayContributionMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "9b65c0638d042790013c83c5eddb0a8b63da32645111b6c7b394fc7ff7829ecf",
    "metadata": {},
    "name": "usePayContributionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2337e410f0c70364be92d3ef2915fae";

export default node;
