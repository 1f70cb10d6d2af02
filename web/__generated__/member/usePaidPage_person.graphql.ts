/**
 * @generated SignedSource<<df2972e4f98f76d16bb064f2b16e0013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type usePaidPage_person$data = {
  readonly paid: ReadonlyArray<{
    readonly amount: number;
    readonly cycle: number;
    readonly due_date: string;
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
    readonly payment_id: string;
    readonly payout_round: number;
    readonly round: {
      readonly payout_date: string;
      readonly recipient: {
        readonly alias: string | null;
      } | null;
    };
  }>;
  readonly " $fragmentType": "usePaidPage_person";
};
export type usePaidPage_person$key = {
  readonly " $data"?: usePaidPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaidPage_person">;
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
  "name": "usePaidPage_person",
  "selections": [
    {
      "alias": "paid",
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
              "due_date": "desc"
            },
            {
              "payment_id": "desc"
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
                      "name": "due_date"
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
                      "name": "due_date"
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
                      "name": "payment_id"
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
              "name": "given_back_at",
              "value": {
                "_is_null": true
              }
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
      "concreteType": "payments",
      "kind": "LinkedField",
      "name": "payments",
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
          "name": "cycle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due_date",
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
          "name": "payment_id",
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
          "concreteType": "rounds",
          "kind": "LinkedField",
          "name": "round",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payout_date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "member_profiles",
              "kind": "LinkedField",
              "name": "recipient",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "alias",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "ccbaae316cd67281816c783f8071cf06";

export default node;
