/**
 * @generated SignedSource<<e8bcfea639cdb816d385a7b63fb144f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyGroupCard_group$data = {
  readonly archive_days_left: number | null;
  readonly currency: string;
  readonly current_members: number;
  readonly current_payout_round: number | null;
  readonly group_id: string;
  readonly member_limit: number;
  readonly name: string;
  readonly schedule: ReadonlyArray<{
    readonly due_date: string | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly recipient_id: string | null;
  }>;
  readonly short_id: number;
  readonly start_date: string | null;
  readonly status: group_statuses_enum;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardTerms_group" | "GroupEmblem_group" | "readAsks_group">;
  readonly " $fragmentType": "MyGroupCard_group";
};
export type MyGroupCard_group$key = {
  readonly " $data"?: MyGroupCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v3 = {
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
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v2/*:: as any*/),
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
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
],
v5 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyGroupCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardTerms_group"
    },
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
          "selections": (v4/*:: as any*/),
          "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
        },
        {
          "alias": "to_come",
          "args": [
            (v5/*:: as any*/),
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
          "selections": (v4/*:: as any*/),
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
      "name": "current_members",
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
      "name": "member_limit",
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
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_current": (v1/*:: as any*/)
          }
        }
      ],
      "concreteType": "group_schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_id",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": "schedule(limit:1,where:{\"is_current\":{\"_eq\":true}})"
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
      "name": "start_date",
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

(node as any).hash = "c8911936d5549dad2d4ea7ce9f964226";

export default node;
