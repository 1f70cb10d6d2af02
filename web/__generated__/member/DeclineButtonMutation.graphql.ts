/**
 * @generated SignedSource<<8955dd56af9a7c191808da9bd0253fb6>>
 * @relayHash caae142d600c33375ae835b6f2817498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 598b863a75d0d1cd5166cd77016dfc644417def472df5bfa3118d02b81ffc83b

import type { ConcreteRequest } from 'relay-runtime';
export type DeclineButtonMutation$variables = {
  invitationId: string;
};
export type DeclineButtonMutation$data = {
  readonly decline_invitation: {
    readonly success: boolean;
  };
};
export type DeclineButtonMutation = {
  response: DeclineButtonMutation$data;
  variables: DeclineButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invitationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invitation_id",
        "variableName": "invitationId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "decline_invitation",
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
    "name": "DeclineButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeclineButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "598b863a75d0d1cd5166cd77016dfc644417def472df5bfa3118d02b81ffc83b",
    "metadata": {},
    "name": "DeclineButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9aba528e50fe6739800a4c2ffe40c9ce";

export default node;
