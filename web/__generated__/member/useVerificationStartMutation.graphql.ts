/**
 * @generated SignedSource<<2b1b1ed75b7c0217d884066f32008c72>>
 * @relayHash c3fbf54c35b32873180a979586220222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f0af9dde740847b05cb7e4ffb259e7ac910588d432ac56031dec9715c3f796

import type { ConcreteRequest } from 'relay-runtime';
export type useVerificationStartMutation$variables = {
  next?: string | null;
};
export type useVerificationStartMutation$data = {
  readonly create_didit_session: {
    readonly sessionUrl: string;
  };
};
export type useVerificationStartMutation = {
  response: useVerificationStartMutation$data;
  variables: useVerificationStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "next"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "consent",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "next",
        "variableName": "next"
      }
    ],
    "concreteType": "DiditSessionOutput",
    "kind": "LinkedField",
    "name": "create_didit_session",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessionUrl",
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
    "name": "useVerificationStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerificationStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "60f0af9dde740847b05cb7e4ffb259e7ac910588d432ac56031dec9715c3f796",
    "metadata": {},
    "name": "useVerificationStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0febb718bbf0397e9f3867ee1f7840d9";

export default node;
