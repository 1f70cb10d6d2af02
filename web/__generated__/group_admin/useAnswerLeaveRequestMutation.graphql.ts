/**
 * @generated SignedSource<<5c86cdf350131f2bea61a5ca4812fe44>>
 * @relayHash f08a6185d302780b6d35398dbf2c5651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 923965bea2a32c2c16212ce448e00b7e36fe907b4f4ed423533639070b935dd0

import type { ConcreteRequest } from 'relay-runtime';
export type useAnswerLeaveRequestMutation$variables = {
  agree: boolean;
  answer?: string | null;
  id: string;
};
export type useAnswerLeaveRequestMutation$data = {
  readonly answer_leave_request: {
    readonly success: boolean;
  };
};
export type useAnswerLeaveRequestMutation = {
  response: useAnswerLeaveRequestMutation$data;
  variables: useAnswerLeaveRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "agree"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "agree",
        "variableName": "agree"
      },
      {
        "kind": "Variable",
        "name": "answer",
        "variableName": "answer"
      },
      {
        "kind": "Variable",
        "name": "leave_request_id",
        "variableName": "id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "answer_leave_request",
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
    "name": "useAnswerLeaveRequestMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAnswerLeaveRequestMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "923965bea2a32c2c16212ce448e00b7e36fe907b4f4ed423533639070b935dd0",
    "metadata": {},
    "name": "useAnswerLeaveRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06d9213f2680a49b226e51130d792456";

export default node;
