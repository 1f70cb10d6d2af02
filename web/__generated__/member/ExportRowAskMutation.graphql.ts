/**
 * @generated SignedSource<<309f76de7aac03d5904ce8e8eef65a11>>
 * @relayHash 7f7b7dd0cbe4fd1bbe5a68e48fb1a729
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5972cf41588c2b05b3c46a3c7262389fad7c2732ef6a8941216dc145438a900

import type { ConcreteRequest } from 'relay-runtime';
export type ExportRowAskMutation$variables = Record<PropertyKey, never>;
export type ExportRowAskMutation$data = {
  readonly ask_for_export: {
    readonly data_export_id: string;
  };
};
export type ExportRowAskMutation = {
  response: ExportRowAskMutation$data;
  variables: ExportRowAskMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExportOutput",
    "kind": "LinkedField",
    "name": "ask_for_export",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data_export_id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportRowAskMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportRowAskMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f5972cf41588c2b05b3c46a3c7262389fad7c2732ef6a8941216dc145438a900",
    "metadata": {},
    "name": "ExportRowAskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4881423b779052a97609809c9414397a";

export default node;
