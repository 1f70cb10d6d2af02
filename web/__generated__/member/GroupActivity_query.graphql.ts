/**
 * @generated SignedSource<<ecfec69989b7d407ac8bcb5e09df8a3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "rules_amended" | "terms_amended" | "vote_deleted" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type GroupActivity_query$data = {
  readonly posts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat: {
          readonly group: {
            readonly group_id: string;
            readonly name: string;
            readonly short_id: number;
            readonly url_slug: string;
          } | null;
        };
        readonly created_at: string;
        readonly id: string;
        readonly kind: post_kinds_enum | null;
        readonly values: Json | null;
      };
    }>;
  };
  readonly " $fragmentType": "GroupActivity_query";
};
export type GroupActivity_query$key = {
  readonly " $data"?: GroupActivity_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupActivity_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupActivity_query",
  "selections": [
    {
      "alias": "posts",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            },
            {
              "number": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "kind": {
              "_in": [
                "payout_released",
                "member_joined",
                "member_left"
              ]
            }
          }
        }
      ],
      "concreteType": "messagesConnection",
      "kind": "LinkedField",
      "name": "messages_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "messagesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "messages",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "chats",
                  "kind": "LinkedField",
                  "name": "chat",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "groups",
                      "kind": "LinkedField",
                      "name": "group",
                      "plural": false,
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
                          "name": "name",
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
                          "name": "url_slug",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "created_at",
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "values",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "messages_connection(first:10,order_by:[{\"created_at\":\"desc\"},{\"number\":\"desc\"}],where:{\"kind\":{\"_in\":[\"payout_released\",\"member_joined\",\"member_left\"]}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "00e1ad2829a3b200b5318b46fb3ba05c";

export default node;
