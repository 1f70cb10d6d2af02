/**
 * @generated SignedSource<<2b0331696414ef0ec8e3776948222168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
v3 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveCard_query",
  "selections": [
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
              "selections": (v3/*:: as any*/),
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
            "accepted_at": (v2/*:: as any*/)
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
              "selections": (v3/*:: as any*/),
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
})();

(node as any).hash = "bd50d151aceff5baf88ac6b49548f076";

export default node;
