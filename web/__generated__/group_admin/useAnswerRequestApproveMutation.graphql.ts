/**
 * @generated SignedSource<<a4c3a71aead6fd18e63d5d8b67057f7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useAnswerRequestApproveMutation$variables = {
  id: string;
};
export type useAnswerRequestApproveMutation$data = {
  readonly approve_join_request: {
    readonly success: boolean;
  };
};
export type useAnswerRequestApproveMutation = {
  response: useAnswerRequestApproveMutation$data;
  variables: useAnswerRequestApproveMutation$variables;
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
        "name": "join_request_id",
        "variableName": "id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "approve_join_request",
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
    "name": "useAnswerRequestApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerRequestApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1f011a50de1745bb9e784cca94ea026f",
    "id": null,
    "metadata": {},
    "name": "useAnswerRequestApproveMutation",
    "operationKind": "mutation",
    "text": "mutation useAnswerRequestApproveMutation(\n  $id: uuid!\n) {\n  approve_join_request(join_request_id: $id) {\n    success\n  }\n}\n"
  }
};
})();

(node as any).hash = "efaef507a00aa5fb0321b60918868805";

export default node;
