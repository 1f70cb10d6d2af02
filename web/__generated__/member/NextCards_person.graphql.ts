/**
 * @generated SignedSource<<609b536314ba4396b620823d8412dc63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type NextCards_person$data = {
  readonly due: ReadonlyArray<{
    readonly amount: number | null;
    readonly currency: string | null;
    readonly due_date: string | null;
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly may_pay: Json | null;
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
  "_eq": true
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
            "is_owed": (v1/*:: as any*/),
            "state": {
              "_in": [
                "early",
                "due_today",
                "grace",
                "late_allowed",
                "expired",
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
        (v2/*:: as any*/),
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
          "name": "may_pay",
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
      "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_owed\":{\"_eq\":true},\"state\":{\"_in\":[\"early\",\"due_today\",\"grace\",\"late_allowed\",\"expired\",\"too_early\"]}})"
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
            "group": {
              "status": {
                "_eq": "started"
              }
            },
            "is_paid_out": {
              "_eq": false
            },
            "is_recipient": (v1/*:: as any*/)
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

(node as any).hash = "57e108fe94e832808edd02e060fca50f";

export default node;
