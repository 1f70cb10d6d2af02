/**
 * @generated SignedSource<<bc06b227b26d8defc03c29459d695d55>>
 * @relayHash 1c915818eb836d161750d03ccb5b6e15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf77425ee9ff12cdf072c1b40555bfb1293461e387127a1ff4338e0dd75fc856

import type { ConcreteRequest } from 'relay-runtime';
export type PayoutDayMutation$variables = {
  days: number;
  groupId: string;
};
export type PayoutDayMutation$data = {
  readonly set_payout_day: {
    readonly success: boolean;
  };
};
export type PayoutDayMutation = {
  response: PayoutDayMutation$data;
  variables: PayoutDayMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "payout_delay_days",
        "variableName": "days"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_payout_day",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayoutDayMutation",
    "selections": (v2/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PayoutDayMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cf77425ee9ff12cdf072c1b40555bfb1293461e387127a1ff4338e0dd75fc856",
    "metadata": {},
    "name": "PayoutDayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50c12ccf53bd87d7086dd86d46ecc595";

export default node;
