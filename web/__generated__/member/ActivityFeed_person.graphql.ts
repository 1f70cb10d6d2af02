/**
 * @generated SignedSource<<7c72974d5b9f2278532c455f906569f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type activity_kinds_enum = "contribution_received" | "group_completed" | "group_created" | "group_joined" | "group_started" | "identity_verified" | "late_payment_asked" | "member_joined" | "payout_released" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ActivityFeed_person$data = {
  readonly activities: ReadonlyArray<{
    readonly created_at: string;
    readonly id: string;
    readonly kind: activity_kinds_enum;
    readonly values: Json;
  }>;
  readonly " $fragmentType": "ActivityFeed_person";
};
export type ActivityFeed_person$key = {
  readonly " $data"?: ActivityFeed_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityFeed_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 15
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            }
          ]
        }
      ],
      "concreteType": "activity_feed",
      "kind": "LinkedField",
      "name": "activities",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created_at",
          "storageKey": null
        }
      ],
      "storageKey": "activities(limit:15,order_by:[{\"created_at\":\"desc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "401d1349d3bd99e4b2e278e891e13ea1";

export default node;
