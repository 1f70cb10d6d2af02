/**
 * @generated SignedSource<<2d4287d683c6a2b0c8e0f8a12fe658c9>>
 * @relayHash c94603471a414a963ccb1b07e075ca59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9418a14f7ce10c753ec02e6f081cd9325220340ee6b35c43f5cbd7fb8d5ac00

import type { ConcreteRequest } from 'relay-runtime';
export type useCastVoteMutation$variables = {
  choice: string;
  isAgreed: boolean;
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
  "name": "voteId"
},
v3 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCastVoteMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCastVoteMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a9418a14f7ce10c753ec02e6f081cd9325220340ee6b35c43f5cbd7fb8d5ac00",
    "metadata": {},
    "name": "useCastVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17f9ecd4fbe4a17ab1704e068baa627b";

export default node;
