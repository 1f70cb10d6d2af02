/**
 * @generated SignedSource<<e1960eff1b0988e2834da18e50c5f9de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ticket_statuses_enum = "closed" | "in_progress" | "open" | "resolved" | "waiting_on_user" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnTickets_query$data = {
  readonly support_tickets_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answer_due_at: string;
        readonly first_answered_at: string | null;
        readonly number: number;
        readonly status: ticket_statuses_enum;
        readonly subject: string;
      };
    }>;
  };
  readonly " $fragmentType": "OwnTickets_query";
};
export type OwnTickets_query$key = {
  readonly " $data"?: OwnTickets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTickets_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnTickets_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "updated_at": "desc"
            },
            {
              "number": "desc"
            }
          ]
        }
      ],
      "concreteType": "support_ticketsConnection",
      "kind": "LinkedField",
      "name": "support_tickets_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "support_ticketsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "support_tickets",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answer_due_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "first_answered_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
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
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subject",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "support_tickets_connection(first:50,order_by:[{\"updated_at\":\"desc\"},{\"number\":\"desc\"}])"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "20d66a4c59df2fe0247ee457d87cf642";

export default node;
