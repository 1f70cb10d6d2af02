/**
 * @generated SignedSource<<9ea46232e3baa6f08423a222d79df1e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyGroupCard_group$data = {
  readonly archive_days_left: number | null;
  readonly current_members: number;
  readonly current_payout_round: number | null;
  readonly group_id: string;
  readonly member_limit: number;
  readonly name: string;
  readonly schedule: ReadonlyArray<{
    readonly due_date: string | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly recipient_id: string | null;
  }>;
  readonly short_id: number;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardTerms_group" | "GroupEmblem_group">;
  readonly " $fragmentType": "MyGroupCard_group";
};
export type MyGroupCard_group$key = {
  readonly " $data"?: MyGroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyGroupCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardTerms_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEmblem_group"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archive_days_left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_payout_round",
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
      "name": "member_limit",
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
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_current": {
              "_eq": true
            }
          }
        }
      ],
      "concreteType": "group_schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": true,
      "selections": [
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
          "name": "recipient_id",
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
      "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
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
      "name": "start_date",
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
      "name": "url_slug",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "d36fbe226a73eb00872edb80069c3bd0";

export default node;
