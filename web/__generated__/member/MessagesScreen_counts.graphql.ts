/**
 * @generated SignedSource<<83df7a8160fb1a3475e3da62c9424575>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessagesScreen_counts$data = {
  readonly badge_counts_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alerts_unread: number;
        readonly id: string;
        readonly invitations: number;
        readonly invitations_mark: string;
        readonly messages: number;
        readonly votes: number;
        readonly votes_mark: string;
        readonly " $fragmentSpreads": FragmentRefs<"AlertsTab_counts">;
      };
    }>;
  };
  readonly " $fragmentType": "MessagesScreen_counts";
};
export type MessagesScreen_counts$key = {
  readonly " $data"?: MessagesScreen_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagesScreen_counts">;
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
  "name": "MessagesScreen_counts",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
      "concreteType": "badge_countsConnection",
      "kind": "LinkedField",
      "name": "badge_counts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "badge_countsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "badge_counts",
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
                  "name": "alerts_unread",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "invitations",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "invitations_mark",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "messages",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "votes",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "votes_mark",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AlertsTab_counts"
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

(node as any).hash = "7a386832e93353d517c2b4098f662ed9";

export default node;
