/**
 * @generated SignedSource<<30ad2ecf21e5517dc13b444260db9650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSettings_person$data = {
  readonly preferences: {
    readonly currency: string;
    readonly email_enabled: boolean;
    readonly group_updates: boolean;
    readonly high_contrast: boolean;
    readonly language: string;
    readonly marketing_emails: boolean;
    readonly payment_reminders: boolean;
    readonly performance_mode: boolean;
    readonly reduced_motion: boolean;
    readonly reminder_timing: string;
    readonly share_diagnostics: boolean;
    readonly theme: string;
  } | null;
  readonly " $fragmentType": "useSettings_person";
};
export type useSettings_person$key = {
  readonly " $data"?: useSettings_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSettings_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSettings_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "user_preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
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
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "309ce8d4e4ebb68b99d0929cd92c8594";

export default node;
