/**
 * @generated SignedSource<<320ca32349198c9d8e8e242ba5fbac86>>
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
  readonly in_company: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly is_verified: boolean;
  readonly memberships: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly short_id: number;
      readonly url_slug: string;
    };
  }>;
  readonly unfinished: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "useFirstSteps_person";
};
export type useFirstSteps_person$key = {
  readonly " $data"?: useFirstSteps_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFirstSteps_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v1 = {
  "_eq": "pending"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v3 = {
  "_neq": "pending"
},
v4 = {
  "_in": [
    "active",
    "completed"
  ]
};
return {
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
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": {
              "status": {
                "_eq": "recruiting"
              }
            },
            "status": (v1/*:: as any*/)
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
      "alias": "unfinished",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": {
              "status": (v1/*:: as any*/)
            },
            "status": {
              "_eq": "active"
            }
          }
        }
      ],
      "concreteType": "group_members",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "memberships(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"pending\"}},\"status\":{\"_eq\":\"active\"}})"
    },
    {
      "alias": "in_company",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": {
              "current_members": {
                "_gt": 1
              },
              "status": (v3/*:: as any*/)
            },
            "status": (v4/*:: as any*/)
          }
        }
      ],
      "concreteType": "group_members",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": "memberships(limit:1,where:{\"group\":{\"current_members\":{\"_gt\":1},\"status\":{\"_neq\":\"pending\"}},\"status\":{\"_in\":[\"active\",\"completed\"]}})"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
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
            "group": {
              "status": (v3/*:: as any*/)
            },
            "status": (v4/*:: as any*/)
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
      "storageKey": "memberships(limit:1,order_by:[{\"joined_at\":\"desc\"}],where:{\"group\":{\"status\":{\"_neq\":\"pending\"}},\"status\":{\"_in\":[\"active\",\"completed\"]}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "0dfc1bc2234a04aae2cc4603056f9a28";

export default node;
