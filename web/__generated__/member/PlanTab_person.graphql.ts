/**
 * @generated SignedSource<<63354da13c9a6f129cb80b1c1f883824>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanTab_person$data = {
  readonly subscription: {
    readonly cancel_at_period_end: boolean;
    readonly plan: {
      readonly active_group_limit: number | null;
      readonly has_advanced_scheduling: boolean;
      readonly has_analytics: boolean;
      readonly has_auto_pay: boolean;
      readonly has_custom_features: boolean;
      readonly name: string;
      readonly pays_fees: boolean;
      readonly support_hours: number;
    };
    readonly subscription_end: string | null;
  } | null;
  readonly " $fragmentType": "PlanTab_person";
};
export type PlanTab_person$key = {
  readonly " $data"?: PlanTab_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanTab_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanTab_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "subscribers",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancel_at_period_end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscription_end",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "plans",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "active_group_limit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "has_advanced_scheduling",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "has_analytics",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "has_auto_pay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "has_custom_features",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pays_fees",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "support_hours",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "97c54ad1c7849f32dc1336a3a939dd80";

export default node;
