/**
 * @generated SignedSource<<f3689c7ec54bdf5356aa0a53f2cc5ac9>>
 * @relayHash 2792e00f0af229565c24ba4fb7f91959
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244872ce223a95d179f63eb3695f0236a33b6e768af3a81f16fbd28948165bf4

import type { ConcreteRequest } from 'relay-runtime';
export type ExportRowOpenMutation$variables = {
  id: string;
};
export type ExportRowOpenMutation$data = {
  readonly open_export: {
    readonly url: string;
  };
};
export type ExportRowOpenMutation = {
  response: ExportRowOpenMutation$data;
  variables: ExportRowOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "data_export_id",
        "variableName": "id"
      }
    ],
    "concreteType": "OpenExportOutput",
    "kind": "LinkedField",
    "name": "open_export",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "ExportRowOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportRowOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "244872ce223a95d179f63eb3695f0236a33b6e768af3a81f16fbd28948165bf4",
    "metadata": {},
    "name": "ExportRowOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97eac0b932733df3084c000bc9416304";

export default node;
