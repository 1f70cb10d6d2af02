/**
 * @generated SignedSource<<1631710f7e2f338876e13d92ec1ffdef>>
 * @relayHash b30ae4b1149e91e0904d2bef6b20011e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dae0adc5a9fe9e8abc741e19b05d24944f3b3f5b9f91bf136ff7dc6f72e69906

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenRestartVoteMutation$variables = {
  groupId: string;
};
export type useOpenRestartVoteMutation$data = {
  readonly initiate_group_restart: {
    readonly vote_id: string;
  };
};
export type useOpenRestartVoteMutation = {
  response: useOpenRestartVoteMutation$data;
  variables: useOpenRestartVoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "RestartVoteOutput",
    "kind": "LinkedField",
    "name": "initiate_group_restart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vote_id",
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
    "name": "useOpenRestartVoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOpenRestartVoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dae0adc5a9fe9e8abc741e19b05d24944f3b3f5b9f91bf136ff7dc6f72e69906",
    "metadata": {},
    "name": "useOpenRestartVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7a413296f4f94767bcc08a9eefb1d1f";

export default node;
