/**
 * @generated SignedSource<<fce203505f7d50f4b7ce152b4c955087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PastRoundsCard_group$data = {
  readonly current_cycle: number;
  readonly current_payout_round: number | null;
  readonly id: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "PastRoundsCard_group";
};
export type PastRoundsCard_group$key = {
  readonly " $data"?: PastRoundsCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastRoundsCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastRoundsCard_group",
  "selections": [
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
      "name": "current_payout_round",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "bdecb6578420c32d1437f0c05d85e6ca";

export default node;
