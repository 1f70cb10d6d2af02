/**
 * @generated SignedSource<<117d9e0f456482233e64c69df3edf53a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeavingPanel_group$data = {
  readonly currency: string;
  readonly group_id: string;
  readonly leave_requests: ReadonlyArray<{
    readonly leave_request_id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeaveRequestRow_request">;
  }>;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"AgreedExits_group">;
  readonly " $fragmentType": "LeavingPanel_group";
};
export type LeavingPanel_group$key = {
  readonly " $data"?: LeavingPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeavingPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeavingPanel_group",
  "selections": [
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
      "name": "group_id",
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
      "name": "AgreedExits_group"
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeaveRequestRow_request"
        }
      ],
      "storageKey": "leave_requests(order_by:{\"asked_at\":\"asc\"},where:{\"status\":{\"_eq\":\"open\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "eb72ea893d225d4cd1cea2e923a6648c";

export default node;
