/**
 * @generated SignedSource<<7c4d1edd21ddb06f1d8b403c348ceba9>>
 * @relayHash 43660f725f6d3153543320dfa38b14db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd26fb150cf01011f420c37df9244653a62a0e4e88238ddc37534cf8ee00d2e

import type { ConcreteRequest } from 'relay-runtime';
export type ShownTerms = {
  contribution_amount: number;
  currency: string;
  frequency: string;
  manual_start_enabled: boolean;
  member_limit: number;
  minimum_members_to_start: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  rules: string;
  start_date?: string | null;
};
export type ChangedTermsMutation$variables = {
  groupId: string;
  isAgreed: boolean;
  shown: ShownTerms;
  termsHash: string;
};
export type ChangedTermsMutation$data = {
  readonly accept_group_terms: {
    readonly success: boolean;
  };
};
export type ChangedTermsMutation = {
  response: ChangedTermsMutation$data;
  variables: ChangedTermsMutation$variables;
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
  "name": "isAgreed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shown"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "termsHash"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accept_agreement",
        "variableName": "isAgreed"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "shown_terms",
        "variableName": "shown"
      },
      {
        "kind": "Variable",
        "name": "terms_hash",
        "variableName": "termsHash"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "accept_group_terms",
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangedTermsMutation",
    "selections": (v4/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangedTermsMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "6fd26fb150cf01011f420c37df9244653a62a0e4e88238ddc37534cf8ee00d2e",
    "metadata": {},
    "name": "ChangedTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c44b8896dc1a82ce0e8c2c28eba02435";

export default node;
