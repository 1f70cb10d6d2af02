/**
 * @generated SignedSource<<3c693125cdfdd750219e024fcb79413b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ManageNav_group$data = {
  readonly leave_requests: ReadonlyArray<{
    readonly user_id: string;
  }>;
  readonly may_invite: Json | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "ManageNav_group";
};
export type ManageNav_group$key = {
  readonly " $data"?: ManageNav_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageNav_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManageNav_group",
  "selections": [
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
      "name": "status",
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
          "name": "user_id",
          "storageKey": null
        }
      ],
      "storageKey": "leave_requests(order_by:{\"asked_at\":\"asc\"},where:{\"status\":{\"_eq\":\"open\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "8d680607d2a0fce9b466227ecedabbf7";

export default node;
