/**
 * @generated SignedSource<<e34dbbf7a1b9a2a5aeafb01556757075>>
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
  readonly seen_cycles: ReadonlyArray<{
    readonly cycle: number;
  }>;
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
      "alias": "seen_cycles",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "cycle": "desc"
          }
        }
      ],
      "concreteType": "cycles",
      "kind": "LinkedField",
      "name": "cycles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
          "storageKey": null
        }
      ],
      "storageKey": "cycles(limit:1,order_by:{\"cycle\":\"desc\"})"
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

(node as any).hash = "6df4beab09c96b5ba283f58a19c99c18";

export default node;
