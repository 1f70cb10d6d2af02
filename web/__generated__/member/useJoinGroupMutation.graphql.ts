/**
 * @generated SignedSource<<8e2679e770b6a38341e1e38ece73a00f>>
 * @relayHash 0df6648843bad9c96e319e0b03bd40b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ae3983c4c303f5c725c9bc5fa81bf3bc18c68fe1f3a76312959bba3a287d76e

import type { ConcreteRequest } from 'relay-runtime';
export type useJoinGroupMutation$variables = {
  groupId: string;
  message?: string | null;
};
export type useJoinGroupMutation$data = {
  readonly join_group: {
    readonly requiresApproval: boolean;
  };
};
export type useJoinGroupMutation = {
  response: useJoinGroupMutation$data;
  variables: useJoinGroupMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "message"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "accept_agreement",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "message",
        "variableName": "message"
      }
    ],
    "concreteType": "JoinGroupOutput",
    "kind": "LinkedField",
    "name": "join_group",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requiresApproval",
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
    "name": "useJoinGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ae3983c4c303f5c725c9bc5fa81bf3bc18c68fe1f3a76312959bba3a287d76e",
    "metadata": {},
    "name": "useJoinGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a792c8cff433c566cdee7b56bb870b34";

export default node;
