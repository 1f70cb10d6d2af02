/**
 * @generated SignedSource<<9e03ddb8c012c4743062055465f5d6bc>>
 * @relayHash 743455d7ca2690621d4d0e74ce30717c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8768a37840c6915b270239fabb85b69472cffe42570a593e905a2dfae2c69cb8

import type { ConcreteRequest } from 'relay-runtime';
export type ChangedTermsMutation$variables = {
  groupId: string;
  isAgreed: boolean;
  termsHash: string;
};
export type ChangedTermsMutation$data = {
  readonly accept_group_terms: {
    readonly success: boolean;
  };
};
export type ChangedTermsMutation = {
  response: ChangedTermsMutation$data;
  variables: ChangedTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAgreed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "termsHash"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accept_agreement",
        "variableName": "isAgreed"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "terms_hash",
        "variableName": "termsHash"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "accept_group_terms",
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
    "name": "ChangedTermsMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangedTermsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8768a37840c6915b270239fabb85b69472cffe42570a593e905a2dfae2c69cb8",
    "metadata": {},
    "name": "ChangedTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef26c0c7b88a5cb6ea59494f5735f168";

export default node;
