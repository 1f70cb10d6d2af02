/**
 * @generated SignedSource<<840c6d6033de68456eca38e1bfaf5ad3>>
 * @relayHash 9b01bc5ba435c9dad440cc99a8ff5c71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e79db50e25f72afb1cac2bfbbdcbbe79ec187ad1775582ac17283860d0001ea7

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingButtonJoinMutation$variables = {
  groupId: string;
};
export type WaitingButtonJoinMutation$data = {
  readonly join_waiting_list: {
    readonly success: boolean;
  };
};
export type WaitingButtonJoinMutation = {
  response: WaitingButtonJoinMutation$data;
  variables: WaitingButtonJoinMutation$variables;
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
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "join_waiting_list",
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
    "name": "WaitingButtonJoinMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WaitingButtonJoinMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e79db50e25f72afb1cac2bfbbdcbbe79ec187ad1775582ac17283860d0001ea7",
    "metadata": {},
    "name": "WaitingButtonJoinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c593ca4af645b0caf56c0ebe54ce5160";

export default node;
