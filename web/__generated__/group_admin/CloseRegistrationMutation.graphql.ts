/**
 * @generated SignedSource<<4e11e89c42fced5a943d2493335aef6e>>
 * @relayHash 5d34cde2938fd772450e5139dfd2c640
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cbe1aa6bd7fb2b82a09803ff4493f3195571fd374153d0ff32c854c1097d06f

import type { ConcreteRequest } from 'relay-runtime';
export type CloseRegistrationMutation$variables = {
  groupId: string;
};
export type CloseRegistrationMutation$data = {
  readonly close_registration: {
    readonly success: boolean;
  };
};
export type CloseRegistrationMutation = {
  response: CloseRegistrationMutation$data;
  variables: CloseRegistrationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "close_registration",
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
    "name": "CloseRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CloseRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6cbe1aa6bd7fb2b82a09803ff4493f3195571fd374153d0ff32c854c1097d06f",
    "metadata": {},
    "name": "CloseRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f90f36b629470443d864661a636b34f";

export default node;
