/**
 * @generated SignedSource<<e0fd94dd0c6d49db6fa9ec771e41af48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFirstSteps_person$data = {
  readonly asking: ReadonlyArray<{
    readonly join_request_id: string;
  }>;
  readonly is_verified: boolean;
  readonly memberships: ReadonlyArray<{
    readonly group: {
      readonly current_members: number;
      readonly group_id: string;
      readonly short_id: number;
      readonly url_slug: string;
    };
  }>;
  readonly " $fragmentType": "useFirstSteps_person";
};
export type useFirstSteps_person$key = {
  readonly " $data"?: useFirstSteps_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFirstSteps_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFirstSteps_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_verified",
      "storageKey": null
    },
    {
      "alias": "asking",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 1
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
              "_eq": "pending"
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
        }
      ],
      "storageKey": "join_requests(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"recruiting\"}},\"status\":{\"_eq\":\"pending\"}})"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 2
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "joined_at": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_in": [
                "active",
                "completed"
              ]
            }
          }
        }
      ],
      "concreteType": "group_members",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
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
              "name": "current_members",
              "storageKey": null
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
      "storageKey": "memberships(limit:2,order_by:[{\"joined_at\":\"desc\"}],where:{\"status\":{\"_in\":[\"active\",\"completed\"]}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "f21b488f63f6aacc10354c567717d2c9";

export default node;
