/**
 * @generated SignedSource<<b3c242fbc4bfda403090e36d0d523029>>
 * @relayHash f47c738803019b605efcb0607273b50c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684e4bcb0d01eb0b7667d48d0aee6f31f813fc2402f8176e8a38500f3a4a22d3

import type { ConcreteRequest } from 'relay-runtime';
export type finishOnboardingMutation$variables = Record<PropertyKey, never>;
export type finishOnboardingMutation$data = {
  readonly update_user_profiles: {
    readonly returning: ReadonlyArray<{
      readonly has_completed_onboarding: boolean;
      readonly id: string;
    }>;
  } | null;
};
export type finishOnboardingMutation = {
  response: finishOnboardingMutation$data;
  variables: finishOnboardingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "_set",
        "value": {
          "has_completed_onboarding": true
        }
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {}
      }
    ],
    "concreteType": "user_profiles_mutation_response",
    "kind": "LinkedField",
    "name": "update_user_profiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_profiles",
        "kind": "LinkedField",
        "name": "returning",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "has_completed_onboarding",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "update_user_profiles(_set:{\"has_completed_onboarding\":true},where:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "finishOnboardingMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "finishOnboardingMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "684e4bcb0d01eb0b7667d48d0aee6f31f813fc2402f8176e8a38500f3a4a22d3",
    "metadata": {},
    "name": "finishOnboardingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82812ad5791c05a9d2d920f7d4e1cbb0";

export default node;
