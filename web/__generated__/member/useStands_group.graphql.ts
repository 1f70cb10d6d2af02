/**
 * @generated SignedSource<<d0fe27244689e83f870ca006548ce621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useStands_group$data = {
  readonly cash_payout: number | null;
  readonly frozen_at: string | null;
  readonly is_start_missed: boolean | null;
  readonly may_invite: Json | null;
  readonly may_join: Json | null;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly waiting_late_requests: ReadonlyArray<{
    readonly user_id: string | null;
  }>;
  readonly waiting_leave_requests: ReadonlyArray<{
    readonly requests: number | null;
  }>;
  readonly waiting_requests: ReadonlyArray<{
    readonly requests: number | null;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group" | "useOpenContributions_group" | "usePayoutWaits_group" | "useSchedule_group" | "useStandings_group">;
  readonly " $fragmentType": "useStands_group";
};
export type useStands_group$key = {
  readonly " $data"?: useStands_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStands_group">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "requests",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStands_group",
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
      "name": "frozen_at",
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
      "name": "may_invite",
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
      "concreteType": "waiting_late_requests",
      "kind": "LinkedField",
      "name": "waiting_late_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "waiting_leave_requests",
      "kind": "LinkedField",
      "name": "waiting_leave_requests",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "waiting_requests",
      "kind": "LinkedField",
      "name": "waiting_requests",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePayoutWaits_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSchedule_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStandings_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "aed927ca60cc58865520ced5162f8e4a";

export default node;
