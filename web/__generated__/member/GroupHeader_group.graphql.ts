/**
 * @generated SignedSource<<231865963fee34fec54b2a44192cdc49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupHeader_group$data = {
  readonly accent_color: string | null;
  readonly admin_id: string;
  readonly archive_days_left: number | null;
  readonly cash_payout: number | null;
  readonly contribution_amount: number;
  readonly cover_url: string | null;
  readonly currency: string;
  readonly current_members: number;
  readonly current_payout_round: number | null;
  readonly frequency: frequencies_enum;
  readonly frozen_at: string | null;
  readonly group_id: string;
  readonly id: string;
  readonly image_url: string | null;
  readonly is_public: boolean;
  readonly is_visible_to_all: boolean;
  readonly member_limit: number;
  readonly name: string;
  readonly short_id: number;
  readonly spots_left: number | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteButton_group" | "useOpenContributions_group">;
  readonly " $fragmentType": "GroupHeader_group";
};
export type GroupHeader_group$key = {
  readonly " $data"?: GroupHeader_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHeader_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupHeader_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent_color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_id",
      "storageKey": null
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
      "name": "cover_url",
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
      "name": "current_payout_round",
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_public",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_visible_to_all",
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
      "name": "InviteButton_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "54b2fd1313693cf5bd0ac4944659b4b5";

export default node;
