/**
 * @generated SignedSource<<1ac38f422ce0f20d13a5b951f2c38cde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinRequestsPanel_group$data = {
  readonly join_method: join_methods_enum;
  readonly join_requests: ReadonlyArray<{
    readonly join_request_id: string;
    readonly profile: {
      readonly alias: string | null;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"JoinRequestRow_request">;
  }>;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "JoinRequestsPanel_group";
};
export type JoinRequestsPanel_group$key = {
  readonly " $data"?: JoinRequestsPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinRequestsPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinRequestsPanel_group",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JoinRequestRow_request"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "join_requests(order_by:{\"requested_at\":\"asc\"},where:{\"status\":{\"_eq\":\"pending\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "a1da0cfe9d9a023a53b5845253a638f9";

export default node;
