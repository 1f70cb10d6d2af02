/**
 * @generated SignedSource<<a1084192de08a32fa4fd9b85e6e75087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type StartPanel_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly current_members: number;
  readonly group_id: string;
  readonly is_start_missed: boolean | null;
  readonly leave_requests: ReadonlyArray<{
    readonly leave_request_id: string;
  }>;
  readonly manual_start_enabled: boolean;
  readonly may_start: Json | null;
  readonly member_limit: number;
  readonly minimum_members_to_start: number;
  readonly name: string;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly short_id: number;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "StartPanel_group";
};
export type StartPanel_group$key = {
  readonly " $data"?: StartPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartPanel_group",
  "selections": [
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
      "name": "group_id",
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
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "asked_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "open"
            }
          }
        }
      ],
      "concreteType": "leave_requests",
      "kind": "LinkedField",
      "name": "leave_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leave_request_id",
          "storageKey": null
        }
      ],
      "storageKey": "leave_requests(order_by:{\"asked_at\":\"asc\"},where:{\"status\":{\"_eq\":\"open\"}})"
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
      "name": "may_start",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout_assignment_method",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "e4bf8a2daeec0de7332d5e7f9eb968da";

export default node;
