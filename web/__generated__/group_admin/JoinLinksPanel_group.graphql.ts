/**
 * @generated SignedSource<<dacf92dec2e43cb40290fd31cdf90086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type JoinLinksPanel_group$data = {
  readonly group_id: string;
  readonly join_links: ReadonlyArray<{
    readonly expires_at: string;
    readonly join_link_id: string;
    readonly " $fragmentSpreads": FragmentRefs<"JoinLinkRow_link">;
  }>;
  readonly join_method: join_methods_enum;
  readonly may_invite: Json | null;
  readonly name: string;
  readonly status: group_statuses_enum;
  readonly waiting_list: ReadonlyArray<{
    readonly user_id: string;
  }>;
  readonly " $fragmentType": "JoinLinksPanel_group";
};
export type JoinLinksPanel_group$key = {
  readonly " $data"?: JoinLinksPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinLinksPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinLinksPanel_group",
  "selections": [
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
      "name": "join_method",
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
      "name": "name",
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
          "value": [
            {
              "created_at": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "revoked_at": {
              "_is_null": true
            },
            "uses_left": {
              "_gt": 0
            }
          }
        }
      ],
      "concreteType": "join_links",
      "kind": "LinkedField",
      "name": "join_links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expires_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "join_link_id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JoinLinkRow_link"
        }
      ],
      "storageKey": "join_links(order_by:[{\"created_at\":\"desc\"}],where:{\"revoked_at\":{\"_is_null\":true},\"uses_left\":{\"_gt\":0}})"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "group_waiting_list",
      "kind": "LinkedField",
      "name": "waiting_list",
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
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "63f9bc0822e1485674fd4ec4ac70e1f7";

export default node;
