/**
 * @generated SignedSource<<9622cd1baf6fcfef337d2597327e3a93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useRestartAnswers_query$data = {
  readonly grace_period_votes_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly group: {
          readonly group_id: string;
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        };
        readonly may_vote: Json | null;
        readonly my_choice: string | null;
      };
    }>;
  };
  readonly " $fragmentType": "useRestartAnswers_query";
};
export type useRestartAnswers_query$key = {
  readonly " $data"?: useRestartAnswers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRestartAnswers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRestartAnswers_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "expires_at": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "active"
            },
            "vote_type": {
              "_eq": "restart_group"
            }
          }
        }
      ],
      "concreteType": "grace_period_votesConnection",
      "kind": "LinkedField",
      "name": "grace_period_votes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "grace_period_votesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "grace_period_votes",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "may_vote",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "my_choice",
                  "storageKey": null
                },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "grace_period_votes_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"status\":{\"_eq\":\"active\"},\"vote_type\":{\"_eq\":\"restart_group\"}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "25f5c21a37805f280a1fe39c66bccc94";

export default node;
