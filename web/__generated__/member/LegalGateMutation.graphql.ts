/**
 * @generated SignedSource<<fd6b9bdae22875f1ff9cdff77a5d91ee>>
 * @relayHash bca2a54ea1dca1a9cd209a798cd98dd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a435cb8b6e70e34c977b23781537230f60f90cfa18f998dbe670665c90f12b3

import type { ConcreteRequest } from 'relay-runtime';
export type legal_acceptances_insert_input = {
  document?: string | null;
  version?: string | null;
};
export type LegalGateMutation$variables = {
  accepted: ReadonlyArray<legal_acceptances_insert_input>;
};
export type LegalGateMutation$data = {
  readonly insert_legal_acceptances: {
    readonly affected_rows: number;
  } | null;
};
export type LegalGateMutation = {
  response: LegalGateMutation$data;
  variables: LegalGateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accepted"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "objects",
        "variableName": "accepted"
      }
    ],
    "concreteType": "legal_acceptances_mutation_response",
    "kind": "LinkedField",
    "name": "insert_legal_acceptances",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affected_rows",
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
    "name": "LegalGateMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegalGateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a435cb8b6e70e34c977b23781537230f60f90cfa18f998dbe670665c90f12b3",
    "metadata": {},
    "name": "LegalGateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e11d1eedc5e829bc36b5f9d35489e376";

export default node;
