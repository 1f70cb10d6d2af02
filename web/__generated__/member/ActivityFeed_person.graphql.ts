/**
 * @generated SignedSource<<468809129dbaedd7270be3f2149a42c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type activity_kinds_enum = "achievement_earned" | "contribution_received" | "contribution_returned" | "group_completed" | "group_created" | "group_joined" | "group_restart_completed" | "group_started" | "identity_verified" | "late_payment_asked" | "leave_asked" | "member_joined" | "payout_released" | "settlement_to_pay" | "%future added value";
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
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_recent": {
              "_eq": true
            }
          }
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
      "storageKey": "activities(limit:15,order_by:[{\"created_at\":\"desc\"}],where:{\"is_recent\":{\"_eq\":true}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "9cf43dde9c2c71139eaca7442dffd8a7";

export default node;
