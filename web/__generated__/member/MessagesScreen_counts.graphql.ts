/**
 * @generated SignedSource<<a6bde19cfb768e947534fcffcc0b37fa>>
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
        readonly messages: number;
        readonly votes: number;
        readonly " $fragmentSpreads": FragmentRefs<"AlertsTab_counts" | "InvitesTab_counts" | "VotesTab_counts">;
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AlertsTab_counts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InvitesTab_counts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VotesTab_counts"
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

(node as any).hash = "e509957c3dd16e8fcb0f5c22b5b19170";

export default node;
