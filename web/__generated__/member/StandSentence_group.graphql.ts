/**
 * @generated SignedSource<<2c3a0b03a897dc673baa0babf7ac1813>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type StandSentence_group$data = {
  readonly cash_payout: number | null;
  readonly contribution_amount: number;
  readonly currency: string;
  readonly current_members: number;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly may_join: Json | null;
  readonly member_limit: number;
  readonly name: string;
  readonly short_id: number;
  readonly spots_left: number | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"useStands_group">;
  readonly " $fragmentType": "StandSentence_group";
};
export type StandSentence_group$key = {
  readonly " $data"?: StandSentence_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandSentence_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandSentence_group",
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
      "name": "contribution_amount",
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
      "name": "current_members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
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
      "name": "may_join",
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
      "args": null,
      "kind": "ScalarField",
      "name": "short_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spots_left",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStands_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "41abb5638b3ff0af8654cfeae5d2e2c8";

export default node;
