/**
 * @generated SignedSource<<7ffadd9b9a8e17fe969863005bdf99db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestsSection_group$data = {
  readonly join_method: join_methods_enum;
  readonly join_requests: ReadonlyArray<{
    readonly join_request_id: string;
  }>;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"JoinRequestsPanel_group">;
  readonly " $fragmentType": "RequestsSection_group";
};
export type RequestsSection_group$key = {
  readonly " $data"?: RequestsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestsSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "join_method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "requested_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "pending"
            }
          }
        }
      ],
      "concreteType": "join_requests",
      "kind": "LinkedField",
      "name": "join_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "join_request_id",
          "storageKey": null
        }
      ],
      "storageKey": "join_requests(order_by:{\"requested_at\":\"asc\"},where:{\"status\":{\"_eq\":\"pending\"}})"
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
      "name": "JoinRequestsPanel_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "5a0d1685a78d772a7efb1a9e5e29e2af";

export default node;
