/**
 * @generated SignedSource<<4bbbe6d2fa77df83316cc7c8acb196eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "0df6648843bad9c96e319e0b03bd40b4",
    "id": null,
    "metadata": {},
    "name": "useJoinGroupMutation",
    "operationKind": "mutation",
    "text": "mutation useJoinGroupMutation(\n  $groupId: uuid!\n  $message: String\n) {\n  join_group(group_id: $groupId, accept_agreement: true, message: $message) {\n    requiresApproval\n  }\n}\n"
  }
};
})();

(node as any).hash = "a792c8cff433c566cdee7b56bb870b34";

export default node;
