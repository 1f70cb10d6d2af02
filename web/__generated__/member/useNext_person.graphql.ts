/**
 * @generated SignedSource<<b1d726634dac6d9ec097fbcb298555a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useNext_person$data = {
  readonly to_pay: ReadonlyArray<{
    readonly group: {
      readonly currency: string;
      readonly frozen_at: string | null;
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly late_circles: number | null;
    readonly left_open: ReadonlyArray<{
      readonly amount: number | null;
      readonly due_date: string | null;
      readonly grace_end_date: string | null;
      readonly is_left_open: boolean | null;
      readonly is_owed: boolean | null;
      readonly may_ask_late: Json | null;
      readonly may_pay: Json | null;
      readonly recipient_alias: string | null;
      readonly state: string | null;
    }>;
    readonly to_come: ReadonlyArray<{
      readonly amount: number | null;
      readonly due_date: string | null;
      readonly grace_end_date: string | null;
      readonly is_left_open: boolean | null;
      readonly is_owed: boolean | null;
      readonly may_ask_late: Json | null;
      readonly may_pay: Json | null;
      readonly recipient_alias: string | null;
      readonly state: string | null;
    }>;
  }>;
  readonly to_receive: ReadonlyArray<{
    readonly group: {
      readonly board: ReadonlyArray<{
        readonly alias: string | null;
      }>;
      readonly cash_payout: number | null;
      readonly currency: string;
      readonly current_cycle: number;
      readonly frozen_at: string | null;
      readonly group_id: string;
      readonly name: string;
      readonly pot_balance: number | null;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly late_circles: number | null;
    readonly owed_contributions: ReadonlyArray<{
      readonly amount: number | null;
      readonly currency: string | null;
      readonly cycle: number | null;
      readonly due_date: string | null;
      readonly payer_alias: string | null;
      readonly payout_round: number | null;
      readonly recipient_alias: string | null;
      readonly recipient_id: string | null;
      readonly state: string | null;
      readonly user_id: string | null;
    }>;
    readonly turns: ReadonlyArray<{
      readonly comes_back: number | null;
      readonly is_current: boolean | null;
      readonly payout_date: string | null;
      readonly payout_round: number | null;
      readonly payout_wait: {
        readonly on_day: string | null;
        readonly reason: string | null;
      } | null;
    }>;
  }>;
  readonly " $fragmentType": "useNext_person";
};
export type useNext_person$key = {
  readonly " $data"?: useNext_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "limit",
  "variableName": "mostCircles"
},
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "urgency": "asc"
    },
    {
      "group_id": "asc"
    }
  ]
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "late_circles",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v9 = {
  "due_date": "asc"
},
v10 = {
  "_eq": true
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v15 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
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
    "name": "is_left_open",
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
    "kind": "ScalarField",
    "name": "may_ask_late",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "may_pay",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v17 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v9/*:: as any*/)
  ]
},
v18 = {
  "_eq": false
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "mostCircles"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNext_person",
  "selections": [
    {
      "alias": "to_pay",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "side": {
              "_eq": "pay"
            }
          }
        }
      ],
      "concreteType": "own_next",
      "kind": "LinkedField",
      "name": "own_next",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": "left_open",
          "args": [
            {
              "kind": "Literal",
              "name": "order_by",
              "value": [
                (v9/*:: as any*/),
                {
                  "round_id": "asc"
                }
              ]
            },
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "is_left_open": (v10/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v15/*:: as any*/),
          "storageKey": "standings(order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
        },
        {
          "alias": "to_come",
          "args": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "_or": [
                  {
                    "is_current": (v10/*:: as any*/)
                  },
                  {
                    "state": {
                      "_neq": "processing"
                    }
                  }
                ],
                "is_left_open": (v18/*:: as any*/),
                "is_owed": (v10/*:: as any*/)
              }
            }
          ],
          "concreteType": "contribution_standings",
          "kind": "LinkedField",
          "name": "standings",
          "plural": true,
          "selections": (v15/*:: as any*/),
          "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"_or\":[{\"is_current\":{\"_eq\":true}},{\"state\":{\"_neq\":\"processing\"}}],\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "to_receive",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "side": {
              "_eq": "receive"
            }
          }
        }
      ],
      "concreteType": "own_next",
      "kind": "LinkedField",
      "name": "own_next",
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
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "order_by",
                  "value": [
                    {
                      "payout_position": "asc"
                    }
                  ]
                },
                {
                  "kind": "Literal",
                  "name": "where",
                  "value": {
                    "state": {
                      "_in": [
                        "grace",
                        "late"
                      ]
                    }
                  }
                }
              ],
              "concreteType": "board",
              "kind": "LinkedField",
              "name": "board",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "alias",
                  "storageKey": null
                }
              ],
              "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cash_payout",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "current_cycle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pot_balance",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": [
            (v17/*:: as any*/)
          ],
          "concreteType": "open_contributions",
          "kind": "LinkedField",
          "name": "owed_contributions",
          "plural": true,
          "selections": [
            (v11/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cycle",
              "storageKey": null
            },
            (v12/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payer_alias",
              "storageKey": null
            },
            (v19/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recipient_id",
              "storageKey": null
            },
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "user_id",
              "storageKey": null
            }
          ],
          "storageKey": "owed_contributions(order_by:[{\"due_date\":\"asc\"}])"
        },
        {
          "alias": "turns",
          "args": [
            (v16/*:: as any*/),
            {
              "kind": "Literal",
              "name": "where",
              "value": {
                "group": {
                  "status": {
                    "_eq": "started"
                  }
                },
                "is_paid_out": (v18/*:: as any*/),
                "is_recipient": (v10/*:: as any*/)
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
              "name": "comes_back",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "is_current",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payout_date",
              "storageKey": null
            },
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "payout_waits",
              "kind": "LinkedField",
              "name": "payout_wait",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "on_day",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "standings(limit:1,where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "fc7e6bd10556ef6ce6a8bd3550c14138";

export default node;
