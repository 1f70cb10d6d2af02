/**
 * @generated SignedSource<<96a7b12e2b184d17365084527fd7c299>>
 * @relayHash 66268a9e05be4c88c8de9361ba09f615
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3cc709510ff921a5478c20233cfb02b216109a06211bff6ddd7a78b0beb1a18

import type { ConcreteRequest } from 'relay-runtime';
export type CoverPartMutation$variables = {
  cover_id?: string | null;
  group_id: string;
};
export type CoverPartMutation$data = {
  readonly set_group_cover: {
    readonly success: boolean;
  };
};
export type CoverPartMutation = {
  response: CoverPartMutation$data;
  variables: CoverPartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cover_id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "group_id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cover_id",
        "variableName": "cover_id"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "group_id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_group_cover",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CoverPartMutation",
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
    "name": "CoverPartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e3cc709510ff921a5478c20233cfb02b216109a06211bff6ddd7a78b0beb1a18",
    "metadata": {},
    "name": "CoverPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03bc52cb3dafc24c7cf6b7d0f3ee264b";

export default node;
