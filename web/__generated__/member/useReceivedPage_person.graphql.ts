/**
 * @generated SignedSource<<3e867cff7004c4e1a13fa99a18e678c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReceivedPage_person$data = {
  readonly received: ReadonlyArray<{
    readonly amount: number;
    readonly created_at: string;
    readonly cycle: number;
    readonly group: {
      readonly cash_payout: number | null;
      readonly currency: string;
      readonly frozen_at: string | null;
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly status: group_statuses_enum;
      readonly time_zone: string;
      readonly url_slug: string;
    } | null;
    readonly payout_id: string;
    readonly payout_round: number;
    readonly released_at: string | null;
  }>;
  readonly " $fragmentType": "useReceivedPage_person";
};
export type useReceivedPage_person$key = {
  readonly " $data"?: useReceivedPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReceivedPage_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "infinity",
      "kind": "LocalArgument",
      "name": "at"
    },
    {
      "defaultValue": "00000000-0000-0000-0000-000000000000",
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReceivedPage_person",
  "selections": [
    {
      "alias": "received",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            },
            {
              "payout_id": "desc"
            }
          ]
        },
        {
          "fields": [
            {
              "items": [
                {
                  "fields": [
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_lt",
                          "variableName": "at"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "created_at"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "_or.0"
                },
                {
                  "fields": [
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_eq",
                          "variableName": "at"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "created_at"
                    },
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_lt",
                          "variableName": "id"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "payout_id"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "_or.1"
                }
              ],
              "kind": "ListValue",
              "name": "_or"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_eq": "completed"
              }
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "payout_distributions",
      "kind": "LinkedField",
      "name": "payouts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cash_payout",
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
              "name": "frozen_at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "group_id",
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
              "name": "short_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time_zone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url_slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "released_at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "a6382d25d0a627ce48cf6eaa4917243e";

export default node;
