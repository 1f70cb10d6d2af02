/**
 * @generated SignedSource<<c43ac520e2d5952a92a29433d3abd91b>>
 * @relayHash 519986769323b16a57e05ffdfebd7be6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f33f9b046c572a48eb50cc8e01c795cd255e220e53f4bcb4513770499e999be4

import type { ConcreteRequest } from 'relay-runtime';
export type user_preferences_set_input = {
  currency?: string | null;
  email_enabled?: boolean | null;
  group_updates?: boolean | null;
  high_contrast?: boolean | null;
  language?: string | null;
  marketing_emails?: boolean | null;
  payment_reminders?: boolean | null;
  performance_mode?: boolean | null;
  push_enabled?: boolean | null;
  reduced_motion?: boolean | null;
  reminder_timing?: string | null;
  share_diagnostics?: boolean | null;
  theme?: string | null;
};
export type useKeepAppearanceMutation$variables = {
  change: user_preferences_set_input;
};
export type useKeepAppearanceMutation$data = {
  readonly update_user_preferences: {
    readonly returning: ReadonlyArray<{
      readonly id: string;
      readonly language: string;
      readonly theme: string;
    }>;
  } | null;
};
export type useKeepAppearanceMutation = {
  response: useKeepAppearanceMutation$data;
  variables: useKeepAppearanceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "change"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "_set",
        "variableName": "change"
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {}
      }
    ],
    "concreteType": "user_preferences_mutation_response",
    "kind": "LinkedField",
    "name": "update_user_preferences",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_preferences",
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
            "name": "theme",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          }
        ],
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
    "name": "useKeepAppearanceMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepAppearanceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f33f9b046c572a48eb50cc8e01c795cd255e220e53f4bcb4513770499e999be4",
    "metadata": {},
    "name": "useKeepAppearanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "578c653d8d0c70aa81e1385260dc041d";

export default node;
