/**
 * @generated SignedSource<<664f5a26a761557b989d31ae98d88739>>
 * @relayHash 68f1434594f162a1bbb5f5d06f46d89e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a474f7cfd595efdee1bdfdc545366dceff6416b159cc037514c3d24b6d36b86c

import type { ConcreteRequest } from 'relay-runtime';
export type RestartOptionsMutation$variables = {
  groupId: string;
};
export type RestartOptionsMutation$data = {
  readonly initiate_group_restart: {
    readonly vote_id: string;
  };
};
export type RestartOptionsMutation = {
  response: RestartOptionsMutation$data;
  variables: RestartOptionsMutation$variables;
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
    "name": "RestartOptionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestartOptionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a474f7cfd595efdee1bdfdc545366dceff6416b159cc037514c3d24b6d36b86c",
    "metadata": {},
    "name": "RestartOptionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a95df2402176ad737ec7c21eeac949e5";

export default node;
