/**
 * @generated SignedSource<<803d4d5b7a43da2ea2731bf7fa8a4de2>>
 * @relayHash ec6c39702c21f5404f48a0e77aaf80e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d122d6048f7cd4ad5e59da72833bd5c1eebb46168223f97424d86836868bdbf5

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
export type useCastVoteMutation$variables = {
  choice: string;
  isAgreed: boolean;
  shown: ShownTerms;
  voteId: string;
};
export type useCastVoteMutation$data = {
  readonly cast_vote: {
    readonly status: string;
  };
};
export type useCastVoteMutation = {
  response: useCastVoteMutation$data;
  variables: useCastVoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "choice"
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
  "name": "voteId"
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
        "name": "shown_terms",
        "variableName": "shown"
      },
      {
        "kind": "Variable",
        "name": "vote_choice",
        "variableName": "choice"
      },
      {
        "kind": "Variable",
        "name": "vote_id",
        "variableName": "voteId"
      }
    ],
    "concreteType": "CastVoteOutput",
    "kind": "LinkedField",
    "name": "cast_vote",
    "plural": false,
    "selections": [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCastVoteMutation",
    "selections": (v4/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCastVoteMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "d122d6048f7cd4ad5e59da72833bd5c1eebb46168223f97424d86836868bdbf5",
    "metadata": {},
    "name": "useCastVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c92688a711cb8942e1a6c1ce11b7e0e0";

export default node;
