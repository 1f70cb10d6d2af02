/**
 * @generated SignedSource<<f122b7705b9fea115a17d752f7e14621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type TimingSection_group$data = {
  readonly current_members: number;
  readonly group_id: string;
  readonly manual_start_enabled: boolean;
  readonly may_manage: Json | null;
  readonly member_limit: number;
  readonly minimum_members_to_start: number;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"StartPanel_group">;
  readonly " $fragmentType": "TimingSection_group";
};
export type TimingSection_group$key = {
  readonly " $data"?: TimingSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimingSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimingSection_group",
  "selections": [
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
      "name": "group_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "manual_start_enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_manage",
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
      "name": "minimum_members_to_start",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartPanel_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "052df683c6f6a5dee40f4b871f0b91c1";

export default node;
