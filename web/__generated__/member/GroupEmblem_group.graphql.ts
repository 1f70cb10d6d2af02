/**
 * @generated SignedSource<<c111c0f1eb8b9972669054dbb7f005c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupEmblem_group$data = {
  readonly current_members: number;
  readonly current_payout_round: number | null;
  readonly image_url: string | null;
  readonly locked_member_count: number | null;
  readonly member_limit: number;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "GroupEmblem_group";
};
export type GroupEmblem_group$key = {
  readonly " $data"?: GroupEmblem_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEmblem_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupEmblem_group",
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
      "name": "current_payout_round",
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
      "name": "locked_member_count",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "1ef9de9a5d7153a95eca9be8276f62e8";

export default node;
