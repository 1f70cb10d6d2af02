/**
 * @generated SignedSource<<794447957ed8e843512539afce9fffd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useTurns_person$data = {
  readonly turns: ReadonlyArray<{
    readonly amount: number | null;
    readonly comes_back: number | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
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
    readonly is_owed: boolean | null;
    readonly is_recipient: boolean | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly round_id: string | null;
    readonly state: string | null;
  }>;
  readonly " $fragmentType": "useTurns_person";
};
export type useTurns_person$key = {
  readonly " $data"?: useTurns_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTurns_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTurns_person",
  "selections": [
    {
      "alias": "turns",
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "payout_date": "asc"
            },
            {
              "round_id": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_paid_out": {
              "_eq": false
            },
            "is_recipient": {
              "_eq": true
            }
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
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
          "name": "comes_back",
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
          "name": "is_owed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_recipient",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "round_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": "standings(order_by:[{\"payout_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "808bc9cbdfae433dd83d94d1ac26caec";

export default node;
