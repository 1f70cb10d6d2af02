/**
 * @generated SignedSource<<91352c6466f31d77c7f39a7c0e8ae890>>
 * @relayHash 51ce5f17fee1ca8b9e97b358a4b45c9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd041e694a97d21213b9eba7cc3b65325ec9849a9b286512249999e6b2e097e

import type { ConcreteRequest } from 'relay-runtime';
export type useVoteOnMemberMutation$variables = {
  choice: string;
  voteId: string;
};
export type useVoteOnMemberMutation$data = {
  readonly cast_vote: {
    readonly status: string;
  };
};
export type useVoteOnMemberMutation = {
  response: useVoteOnMemberMutation$data;
  variables: useVoteOnMemberMutation$variables;
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
  "name": "voteId"
},
v2 = [
  {
    "alias": null,
    "args": [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoteOnMemberMutation",
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
    "name": "useVoteOnMemberMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2dd041e694a97d21213b9eba7cc3b65325ec9849a9b286512249999e6b2e097e",
    "metadata": {},
    "name": "useVoteOnMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6f082b883f2f23a390b69c09b25e00f";

export default node;
