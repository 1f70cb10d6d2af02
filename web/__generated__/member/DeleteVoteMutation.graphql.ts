/**
 * @generated SignedSource<<1980b16c916ae4be4288fbf21eeec28a>>
 * @relayHash 19472451347bb85e6f8976142176482d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47df07c1e7a4235c50a4a63dfa7ef5986f7a7661fed4fa6c133654b666429c6d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVoteMutation$variables = {
  voteId: string;
};
export type DeleteVoteMutation$data = {
  readonly delete_vote: {
    readonly success: boolean;
  };
};
export type DeleteVoteMutation = {
  response: DeleteVoteMutation$data;
  variables: DeleteVoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voteId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "vote_id",
        "variableName": "voteId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "delete_vote",
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
    "name": "DeleteVoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteVoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47df07c1e7a4235c50a4a63dfa7ef5986f7a7661fed4fa6c133654b666429c6d",
    "metadata": {},
    "name": "DeleteVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e1218fa2aa325af02121cb353fd83c7";

export default node;
