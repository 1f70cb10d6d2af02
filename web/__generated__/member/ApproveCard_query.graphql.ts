/**
 * @generated SignedSource<<f144f40fb64a5bb9141b43b0d7046334>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ApproveCard_query$data = {
  readonly admin_offers_connection: {
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
  readonly term_consents_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly group: {
          readonly group_id: string;
          readonly may_leave: Json | null;
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        } | null;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useRestartAnswers_query">;
  readonly " $fragmentType": "ApproveCard_query";
};
export type ApproveCard_query$key = {
  readonly " $data"?: ApproveCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveCard_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "expires_at": "asc"
    }
  ]
},
v2 = {
  "_is_null": true
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires_at",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRestartAnswers_query"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "ended_at": (v2/*:: as any*/)
          }
        }
      ],
      "concreteType": "admin_offersConnection",
      "kind": "LinkedField",
      "name": "admin_offers_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "admin_offersEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "admin_offers",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "groups",
                  "kind": "LinkedField",
                  "name": "group",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
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
      "storageKey": "admin_offers_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"ended_at\":{\"_is_null\":true}})"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "accepted_at": (v2/*:: as any*/),
            "group": {
              "status": {
                "_in": [
                  "pending",
                  "recruiting",
                  "ready_to_start"
                ]
              }
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
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "groups",
                  "kind": "LinkedField",
                  "name": "group",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "may_leave",
                      "storageKey": null
                    },
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
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
      "storageKey": "term_consents_connection(first:100,order_by:[{\"expires_at\":\"asc\"}],where:{\"accepted_at\":{\"_is_null\":true},\"group\":{\"status\":{\"_in\":[\"pending\",\"recruiting\",\"ready_to_start\"]}}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};
})();

(node as any).hash = "f9a3da3a9112f4c7f6f6477a4865b12d";

export default node;
