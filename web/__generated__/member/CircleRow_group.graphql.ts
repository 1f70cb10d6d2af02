/**
 * @generated SignedSource<<c5603c75554e92f0b08d1439fd66aef1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CircleRow_group$data = {
  readonly archive_days_left: number | null;
  readonly currency: string;
  readonly current_payout_round: number | null;
  readonly group_id: string;
  readonly name: string;
  readonly short_id: number;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEmblem_group" | "readAsks_group">;
  readonly " $fragmentType": "CircleRow_group";
};
export type CircleRow_group$key = {
  readonly " $data"?: CircleRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CircleRow_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    }
  ]
},
v1 = {
  "_eq": true
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "due_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grace_end_date",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "is_owed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "member_profiles",
    "kind": "LinkedField",
    "name": "recipient",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "alias",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CircleRow_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupEmblem_group"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readAsks_group",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frozen_at",
          "storageKey": null
        },
        {
          "alias": "left_open",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "is_left_open": (v1/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
        },
        {
          "alias": "to_come",
          "args": [
            {
              "kind": "Literal",
              "name": "limit",
              "value": 1
            },
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "is_left_open": {
                  "_eq": false
                },
                "is_owed": (v1/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archive_days_left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_payout_round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
      "name": "status",
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
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "701c5ec4d47cc1c1043909f406ab8dd4";

export default node;
