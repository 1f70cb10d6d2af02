/**
 * @generated SignedSource<<06226e5da635b64d7c9441c7af99a4c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatTab_query$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat_id: string;
        readonly id: string;
        readonly last_message_at: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"useChats_states">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query" | "useUnreadBelow_query">;
  readonly " $fragmentType": "ChatTab_query";
};
export type ChatTab_query$key = {
  readonly " $data"?: ChatTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "me"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatTab_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "me",
          "variableName": "me"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useUnreadBelow_query"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 60
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "last_message_at": "desc_nulls_last"
            },
            {
              "chat_id": "asc"
            }
          ]
        },
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_eq",
                  "variableName": "me"
                }
              ],
              "kind": "ObjectValue",
              "name": "user_id"
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "chat_user_statesConnection",
      "kind": "LinkedField",
      "name": "chat_user_states_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "chat_user_statesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "chat_user_states",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
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
                  "name": "chat_id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "last_message_at",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useChats_states"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "f460214b0b9e5710d366af962751d620";

export default node;
