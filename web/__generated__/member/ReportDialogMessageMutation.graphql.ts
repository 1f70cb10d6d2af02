/**
 * @generated SignedSource<<7b0fd9879a218ef03b6c673939fed8b9>>
 * @relayHash 4a3060e034963907a4cf03844d6e3d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5330dd0adacf47ace8191c16b631458029f7f8b626bd7e6866cfdac6cc3c65a

import type { ConcreteRequest } from 'relay-runtime';
export type ReportDialogMessageMutation$variables = {
  messageId: string;
  reason: string;
};
export type ReportDialogMessageMutation$data = {
  readonly report_message: {
    readonly ticket_number: number;
  };
};
export type ReportDialogMessageMutation = {
  response: ReportDialogMessageMutation$data;
  variables: ReportDialogMessageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "message_id",
        "variableName": "messageId"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "ReportOutput",
    "kind": "LinkedField",
    "name": "report_message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportDialogMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportDialogMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5330dd0adacf47ace8191c16b631458029f7f8b626bd7e6866cfdac6cc3c65a",
    "metadata": {},
    "name": "ReportDialogMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ab2d8bc287b1f1c55a1a2a590c813fe";

export default node;
