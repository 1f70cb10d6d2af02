/**
 * @generated SignedSource<<8fded9d8a5f25181d2364f4c9156f816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type DiscoverCard_group$data = {
  readonly admin_alias: string | null;
  readonly contribution_amount: number;
  readonly currency: string;
  readonly description: string;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly image_url: string | null;
  readonly is_start_missed: boolean | null;
  readonly location: string | null;
  readonly may_join: Json | null;
  readonly member_limit: number;
  readonly name: string;
  readonly short_id: number;
  readonly spots_left: number | null;
  readonly start_date: string | null;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardTerms_group">;
  readonly " $fragmentType": "DiscoverCard_group";
};
export type DiscoverCard_group$key = {
  readonly " $data"?: DiscoverCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscoverCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscoverCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardTerms_group"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_alias",
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
      "name": "description",
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
      "name": "image_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_start_missed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
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
      "name": "start_date",
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

(node as any).hash = "4a3a53812faf23acb592fc4f18b5afe8";

export default node;
