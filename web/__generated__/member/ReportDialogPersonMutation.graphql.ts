/**
 * @generated SignedSource<<40e2993df0120317b1e3cd2069b45b04>>
 * @relayHash 6cde582d7eb0ebe27f3cc872817a44d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e7b99642e70d0b9ba086af874300431f574d8c51388d326fff8edcd0fa9b72

import type { ConcreteRequest } from 'relay-runtime';
export type ReportDialogPersonMutation$variables = {
  reason: string;
  userId: string;
};
export type ReportDialogPersonMutation$data = {
  readonly report_person: {
    readonly ticket_number: number;
  };
};
export type ReportDialogPersonMutation = {
  response: ReportDialogPersonMutation$data;
  variables: ReportDialogPersonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "ReportOutput",
    "kind": "LinkedField",
    "name": "report_person",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket_number",
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
    "name": "ReportDialogPersonMutation",
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
    "name": "ReportDialogPersonMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e1e7b99642e70d0b9ba086af874300431f574d8c51388d326fff8edcd0fa9b72",
    "metadata": {},
    "name": "ReportDialogPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4267f2a71b27244d6d0e6a506af32531";

export default node;
