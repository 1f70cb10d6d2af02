/**
 * @generated SignedSource<<1fadc490208dfc147a75415aec37f9f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type join_request_statuses_enum = "approved" | "pending" | "rejected" | "withdrawn" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type AskedCircles_person$data = {
  readonly join_requests: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly may_join: Json | null;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
      readonly " $fragmentSpreads": FragmentRefs<"GroupEmblem_group">;
    };
    readonly join_request_id: string;
    readonly rejection_reason: string | null;
    readonly requested_at: string;
    readonly status: join_request_statuses_enum;
  }>;
  readonly " $fragmentType": "AskedCircles_person";
};
export type AskedCircles_person$key = {
  readonly " $data"?: AskedCircles_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedCircles_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedCircles_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 20
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "requested_at": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": {
              "status": {
                "_eq": "recruiting"
              }
            },
            "status": {
              "_in": [
                "pending",
                "rejected"
              ]
            }
          }
        }
      ],
      "concreteType": "join_requests",
      "kind": "LinkedField",
      "name": "join_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "join_request_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejection_reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requested_at",
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
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GroupEmblem_group"
            },
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
              "name": "may_join",
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
      "storageKey": "join_requests(limit:20,order_by:[{\"requested_at\":\"desc\"}],where:{\"group\":{\"status\":{\"_eq\":\"recruiting\"}},\"status\":{\"_in\":[\"pending\",\"rejected\"]}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "d06ca82cce3ccfbc3f6514ae1c7090a6";

export default node;
