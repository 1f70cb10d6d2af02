/**
 * @generated SignedSource<<c7c90ea7fceaced6394fea652844d31a>>
 * @relayHash 90908724430e7b5714e5784f8a628b32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d02e5f47743f7041db6e4116684147a0f4f75f88b1edd48e123e96943192a7f8

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
export type sendingsPreferMutation$variables = {
  change: user_preferences_set_input;
};
export type sendingsPreferMutation$data = {
  readonly update_user_preferences: {
    readonly returning: ReadonlyArray<{
      readonly id: string;
      readonly language: string;
      readonly theme: string;
    }>;
  } | null;
};
export type sendingsPreferMutation = {
  response: sendingsPreferMutation$data;
  variables: sendingsPreferMutation$variables;
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
    "name": "sendingsPreferMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendingsPreferMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d02e5f47743f7041db6e4116684147a0f4f75f88b1edd48e123e96943192a7f8",
    "metadata": {},
    "name": "sendingsPreferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b439710f535552037ac219b032fd2873";

export default node;
