/**
 * @generated SignedSource<<5825a57cb05164b5754f4a8a57868b78>>
 * @relayHash 1751aba959f5652f90e39c7322efc427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6aedecf04973dac61759685fe667510b9ffa09679dbc9e7ccbe10ed76919ac2

import type { ConcreteRequest } from 'relay-runtime';
export type PendingGroupsDiscardMutation$variables = {
  group_id: string;
};
export type PendingGroupsDiscardMutation$data = {
  readonly discard_pending_group: {
    readonly success: boolean;
  };
};
export type PendingGroupsDiscardMutation = {
  response: PendingGroupsDiscardMutation$data;
  variables: PendingGroupsDiscardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "group_id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "group_id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "discard_pending_group",
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
    "name": "PendingGroupsDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingGroupsDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6aedecf04973dac61759685fe667510b9ffa09679dbc9e7ccbe10ed76919ac2",
    "metadata": {},
    "name": "PendingGroupsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b002bbe646195e7c441f9f7b6c8aabe1";

export default node;
