/**
 * @generated SignedSource<<83f15fe386bb245265e4d7abfa230a2a>>
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
    readonly message: string;
    readonly requiresApproval: boolean;
    readonly success: boolean;
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
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requiresApproval",
        "storageKey": null
      },
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
    "cacheID": "b84d8e1cad4b6c38bdcc31613a2e616b",
    "id": null,
    "metadata": {},
    "name": "useJoinGroupMutation",
    "operationKind": "mutation",
    "text": "mutation useJoinGroupMutation(\n  $groupId: uuid!\n  $message: String\n) {\n  join_group(group_id: $groupId, accept_agreement: true, message: $message) {\n    message\n    requiresApproval\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6acd0f68d7bc0bbcac3f6b15188a697";

export default node;
