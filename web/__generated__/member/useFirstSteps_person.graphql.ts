/**
 * @generated SignedSource<<9787cda7bc6c1306cd8f656fe6094c77>>
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": "memberships(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"pending\"}},\"status\":{\"_eq\":\"active\"}})"
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
            "group": {
              "status": {
                "_neq": "pending"
              }
            },
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
      "storageKey": "memberships(limit:2,order_by:[{\"joined_at\":\"desc\"}],where:{\"group\":{\"status\":{\"_neq\":\"pending\"}},\"status\":{\"_in\":[\"active\",\"completed\"]}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "9634c1002cf3695479f2232f0810397e";

export default node;
