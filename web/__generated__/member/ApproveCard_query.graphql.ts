/**
 * @generated SignedSource<<def0a53f96d4e007fe3e1d9960145f71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveCard_query$data = {
  readonly term_consents_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly group: {
          readonly group_id: string;
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        } | null;
      };
    }>;
  };
  readonly " $fragmentType": "ApproveCard_query";
};
export type ApproveCard_query$key = {
  readonly " $data"?: ApproveCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveCard_query",
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
            "accepted_at": {
              "_is_null": true
            }
          }
        }
      ],
      "concreteType": "term_consentsConnection",
      "kind": "LinkedField",
      "name": "term_consents_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "term_consentsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "term_consents",
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
      "storageKey": "term_consents_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"accepted_at\":{\"_is_null\":true}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "d7870d0458e5d994b4ddeae2c1ffcb3e";

export default node;
