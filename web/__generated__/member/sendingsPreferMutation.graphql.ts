/**
 * @generated SignedSource<<d150702d504fe49abb9fa036948808ab>>
 * @relayHash de3ca390b3ff230b8035ec2cac2b9d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ba6d641e70819c5dd4995519015c56345329c9a9d4a751366c68d0e4a9fe49

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
      readonly currency: string;
      readonly email_enabled: boolean;
      readonly group_updates: boolean;
      readonly high_contrast: boolean;
      readonly id: string;
      readonly language: string;
      readonly marketing_emails: boolean;
      readonly payment_reminders: boolean;
      readonly performance_mode: boolean;
      readonly reduced_motion: boolean;
      readonly reminder_timing: string;
      readonly share_diagnostics: boolean;
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
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email_enabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "group_updates",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "high_contrast",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketing_emails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payment_reminders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "performance_mode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reduced_motion",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reminder_timing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "share_diagnostics",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "theme",
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
    "id": "02ba6d641e70819c5dd4995519015c56345329c9a9d4a751366c68d0e4a9fe49",
    "metadata": {},
    "name": "sendingsPreferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53bcd098aa54d59ea730b0c01a972eb4";

export default node;
