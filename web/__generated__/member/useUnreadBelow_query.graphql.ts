/**
 * @generated SignedSource<<87f96f046f140802f5430620c31cbd60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadBelow_query$data = {
  readonly unread: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat: {
          readonly chat_type: string;
        };
        readonly id: string;
        readonly unread: number;
      };
    }>;
  };
  readonly " $fragmentType": "useUnreadBelow_query";
};
export type useUnreadBelow_query$key = {
  readonly " $data"?: useUnreadBelow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadBelow_query">;
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
  "name": "useUnreadBelow_query",
  "selections": [
    {
      "alias": "unread",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "deleted_at",
              "value": {
                "_is_null": true
              }
            },
            {
              "kind": "Literal",
              "name": "unread",
              "value": {
                "_gt": 0
              }
            },
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
                  "name": "unread",
                  "storageKey": null
                },
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
                      "kind": "ScalarField",
                      "name": "chat_type",
                      "storageKey": null
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
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "0e5ce8ac985fb7a7c5bcb059ff44091b";

export default node;
