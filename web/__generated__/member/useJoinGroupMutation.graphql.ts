/**
 * @generated SignedSource<<fe8e319eb71e6adfe69779ab58cf5fe6>>
 * @relayHash 73604c0212ced2137b2d55183b25792a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58250546e8f984c0a74c38cda5059b7db2fe53938c601b361ab74a0efa86a644

import type { ConcreteRequest } from 'relay-runtime';
export type useJoinGroupMutation$variables = {
  groupId: string;
  message?: string | null;
};
export type useJoinGroupMutation$data = {
  readonly join_group: {
    readonly isNew: boolean;
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
        "name": "isNew",
        "storageKey": null
      },
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
    "id": "58250546e8f984c0a74c38cda5059b7db2fe53938c601b361ab74a0efa86a644",
    "metadata": {},
    "name": "useJoinGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c570f19ac9ab284e92f45a750597598e";

export default node;
