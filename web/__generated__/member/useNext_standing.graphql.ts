/**
 * @generated SignedSource<<01779db385f11ec7abe1dd4170c11b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useNext_standing$data = {
  readonly amount: number | null;
  readonly due_date: string | null;
  readonly grace_end_date: string | null;
  readonly group: {
    readonly board: ReadonlyArray<{
      readonly alias: string | null;
    }>;
    readonly cash_payout: number | null;
    readonly currency: string;
    readonly current_cycle: number;
    readonly frozen_at: string | null;
    readonly group_id: string;
    readonly name: string;
    readonly short_id: number;
    readonly url_slug: string;
  } | null;
  readonly is_left_open: boolean | null;
  readonly is_owed: boolean | null;
  readonly may_ask_late: Json | null;
  readonly may_pay: Json | null;
  readonly recipient_alias: string | null;
  readonly state: string | null;
  readonly " $fragmentType": "useNext_standing";
};
export type useNext_standing$key = {
  readonly " $data"?: useNext_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNext_standing",
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
      "name": "due_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grace_end_date",
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
          "args": [
            {
              "kind": "Literal",
              "name": "order_by",
              "value": [
                {
                  "payout_position": "asc"
                }
              ]
            },
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "state": {
                  "_in": [
                    "grace",
                    "late"
                  ]
                }
              }
            }
          ],
          "concreteType": "board",
          "kind": "LinkedField",
          "name": "board",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
          "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
        },
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
          "name": "current_cycle",
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
      "name": "is_left_open",
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
      "name": "may_ask_late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_pay",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "contribution_standings",
  "abstractKey": null
};

(node as any).hash = "5aee69687f3ec8802c30f6c237d6a1a9";

export default node;
