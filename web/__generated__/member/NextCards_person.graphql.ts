/**
 * @generated SignedSource<<1050e6d1d9c6b97cf5d51185f30cb694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextCards_person$data = {
  readonly due: ReadonlyArray<{
    readonly amount: number | null;
    readonly can_pay: boolean | null;
    readonly currency: string | null;
    readonly due_date: string | null;
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly payout_round: number | null;
    readonly state: string | null;
  }>;
  readonly turn: ReadonlyArray<{
    readonly group: {
      readonly cash_payout: number | null;
      readonly currency: string;
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
  }>;
  readonly " $fragmentType": "NextCards_person";
};
export type NextCards_person$key = {
  readonly " $data"?: NextCards_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextCards_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v1 = {
  "status": {
    "_eq": "started"
  }
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
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
  "name": "NextCards_person",
  "selections": [
    {
      "alias": "due",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "due_date": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": (v1/*:: as any*/),
            "state": {
              "_in": [
                "early",
                "due_today",
                "grace",
                "late_allowed",
                "too_early"
              ]
            }
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
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
          "name": "can_pay",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due_date",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"state\":{\"_in\":[\"early\",\"due_today\",\"grace\",\"late_allowed\",\"too_early\"]}})"
    },
    {
      "alias": "turn",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "payout_date": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": (v1/*:: as any*/),
            "is_paid_out": {
              "_eq": false
            },
            "is_recipient": {
              "_eq": true
            }
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_date",
          "storageKey": null
        },
        (v3/*:: as any*/),
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
              "name": "cash_payout",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "standings(limit:1,order_by:[{\"payout_date\":\"asc\"}],where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "e0e9f2f964d01f7d4f3bae51e136c12d";

export default node;
