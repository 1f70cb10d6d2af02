/**
 * @generated SignedSource<<e03588041f005370b52c8aabcb7dcdc4>>
 * @relayHash bd94d121ec5c054c9395816b70c9a598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cae7c008b821f0e1b13f5d5b27bd5bf3fee707af47f681d6898b755832a3bc7d

import type { ConcreteRequest } from 'relay-runtime';
export type useAnswerRequestRejectMutation$variables = {
  id: string;
  reason?: string | null;
};
export type useAnswerRequestRejectMutation$data = {
  readonly reject_join_request: {
    readonly success: boolean;
  };
};
export type useAnswerRequestRejectMutation = {
  response: useAnswerRequestRejectMutation$data;
  variables: useAnswerRequestRejectMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "join_request_id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "reject_join_request",
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
    "name": "useAnswerRequestRejectMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerRequestRejectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cae7c008b821f0e1b13f5d5b27bd5bf3fee707af47f681d6898b755832a3bc7d",
    "metadata": {},
    "name": "useAnswerRequestRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c47af841feb675f043249d969375223";

export default node;
