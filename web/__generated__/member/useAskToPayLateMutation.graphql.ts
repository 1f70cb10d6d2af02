/**
 * @generated SignedSource<<67dd5ef4f212b0b9ee1e95e253db5e5c>>
 * @relayHash e445e07b813cfb3ca161581b6282d66e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1748f1784bf570a3e9e9273c35ac41889a7181830136426faa5052b96de43ea7

import type { ConcreteRequest } from 'relay-runtime';
export type useAskToPayLateMutation$variables = {
  cycle: number;
  groupId: string;
  round: number;
};
export type useAskToPayLateMutation$data = {
  readonly ask_to_pay_late: {
    readonly success: boolean;
  };
};
export type useAskToPayLateMutation = {
  response: useAskToPayLateMutation$data;
  variables: useAskToPayLateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cycle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "round"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cycle",
        "variableName": "cycle"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "payout_round",
        "variableName": "round"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "ask_to_pay_late",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskToPayLateMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAskToPayLateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1748f1784bf570a3e9e9273c35ac41889a7181830136426faa5052b96de43ea7",
    "metadata": {},
    "name": "useAskToPayLateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74780eaae1fa74a47a7775dbe3840eda";

export default node;
