/**
 * @generated SignedSource<<58e11b555a96b058cf5e3113101c58ad>>
 * @relayHash 1f011a50de1745bb9e784cca94ea026f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 680e96cf2163712c6452a13d656270a48cd15f9de5328f51b99933c5bdfc5b78

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
    "id": "680e96cf2163712c6452a13d656270a48cd15f9de5328f51b99933c5bdfc5b78",
    "metadata": {},
    "name": "useAnswerRequestApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "efaef507a00aa5fb0321b60918868805";

export default node;
