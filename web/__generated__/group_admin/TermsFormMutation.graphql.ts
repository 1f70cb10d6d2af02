/**
 * @generated SignedSource<<8e66a13909060f3a7516babe8c34c52b>>
 * @relayHash 8bf9c44f5b26a726e783eea188710876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f7acb2a6be1eb04621c87f1903a5f3ac6eafd9b8fbcd98fc746c9e495b7a9b4

import type { ConcreteRequest } from 'relay-runtime';
export type TermsFormMutation$variables = {
  amount: number;
  currency: string;
  frequency: string;
  groupId: string;
  memberLimit: number;
  order: string;
  startDate: string;
};
export type TermsFormMutation$data = {
  readonly change_group_terms: {
    readonly success: boolean;
  };
};
export type TermsFormMutation = {
  response: TermsFormMutation$data;
  variables: TermsFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "frequency"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "memberLimit"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startDate"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "contribution_amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "currency",
        "variableName": "currency"
      },
      {
        "kind": "Variable",
        "name": "frequency",
        "variableName": "frequency"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "member_limit",
        "variableName": "memberLimit"
      },
      {
        "kind": "Variable",
        "name": "payout_assignment_method",
        "variableName": "order"
      },
      {
        "kind": "Variable",
        "name": "start_date",
        "variableName": "startDate"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "change_group_terms",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TermsFormMutation",
    "selections": (v7/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TermsFormMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "9f7acb2a6be1eb04621c87f1903a5f3ac6eafd9b8fbcd98fc746c9e495b7a9b4",
    "metadata": {},
    "name": "TermsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6781756fde7330e932af124da7f2f10e";

export default node;
