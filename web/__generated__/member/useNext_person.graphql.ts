/**
 * @generated SignedSource<<660623564a2865b9f4f9d6f70e7347c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useNext_person$data = {
  readonly ahead: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
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
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly is_left_open: boolean | null;
    readonly is_owed: boolean | null;
    readonly may_ask_late: Json | null;
    readonly may_pay: Json | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly now: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
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
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly is_left_open: boolean | null;
    readonly is_owed: boolean | null;
    readonly may_ask_late: Json | null;
    readonly may_pay: Json | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly open: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
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
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly is_left_open: boolean | null;
    readonly is_owed: boolean | null;
    readonly may_ask_late: Json | null;
    readonly may_pay: Json | null;
    readonly recipient_alias: string | null;
    readonly state: string | null;
  }>;
  readonly owed_contributions: ReadonlyArray<{
    readonly amount: number | null;
    readonly currency: string | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
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
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly payer_alias: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly recipient_id: string | null;
    readonly state: string | null;
    readonly user_id: string | null;
  }>;
  readonly turns: ReadonlyArray<{
    readonly comes_back: number | null;
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
    readonly is_current: boolean | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
    readonly payout_wait: {
      readonly on_day: string | null;
      readonly reason: string | null;
    } | null;
  }>;
  readonly " $fragmentType": "useNext_person";
};
export type useNext_person$key = {
  readonly " $data"?: useNext_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "due_date": "asc"
},
v1 = {
  "round_id": "asc"
},
v2 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    (v0/*:: as any*/),
    (v1/*:: as any*/)
  ]
},
v3 = {
  "_eq": true
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due_date",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cash_payout",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_cycle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frozen_at",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipient_alias",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v18 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grace_end_date",
    "storageKey": null
  },
  (v15/*:: as any*/),
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
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = {
  "fields": [
    {
      "fields": [
        {
          "kind": "Literal",
          "name": "status",
          "value": {
            "_in": [
              "active",
              "left"
            ]
          }
        },
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "_eq",
              "variableName": "userId"
            }
          ],
          "kind": "ObjectValue",
          "name": "user_id"
        }
      ],
      "kind": "ObjectValue",
      "name": "members"
    }
  ],
  "kind": "ObjectValue",
  "name": "group"
},
v20 = {
  "kind": "Literal",
  "name": "is_owed",
  "value": (v3/*:: as any*/)
},
v21 = {
  "_eq": false
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNext_person",
  "selections": [
    {
      "alias": "open",
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_left_open": (v3/*:: as any*/)
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": (v18/*:: as any*/),
      "storageKey": "standings(order_by:[{\"due_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
    },
    {
      "alias": "now",
      "args": [
        (v2/*:: as any*/),
        {
          "fields": [
            (v19/*:: as any*/),
            {
              "kind": "Literal",
              "name": "is_current",
              "value": (v3/*:: as any*/)
            },
            (v20/*:: as any*/)
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "ahead",
      "args": [
        {
          "kind": "Literal",
          "name": "distinct_on",
          "value": [
            "group_id"
          ]
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "group_id": "asc"
            },
            (v0/*:: as any*/)
          ]
        },
        {
          "fields": [
            (v19/*:: as any*/),
            {
              "kind": "Literal",
              "name": "is_current",
              "value": (v21/*:: as any*/)
            },
            {
              "kind": "Literal",
              "name": "is_left_open",
              "value": (v21/*:: as any*/)
            },
            (v20/*:: as any*/),
            {
              "kind": "Literal",
              "name": "state",
              "value": {
                "_neq": "processing"
              }
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "turns",
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "payout_date": "asc"
            },
            (v1/*:: as any*/)
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
            "is_paid_out": (v21/*:: as any*/),
            "is_recipient": (v3/*:: as any*/)
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
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            (v11/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v14/*:: as any*/),
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
        (v22/*:: as any*/),
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
      "storageKey": "standings(order_by:[{\"payout_date\":\"asc\"},{\"round_id\":\"asc\"}],where:{\"group\":{\"status\":{\"_eq\":\"started\"}},\"is_paid_out\":{\"_eq\":false},\"is_recipient\":{\"_eq\":true}})"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            (v0/*:: as any*/)
          ]
        }
      ],
      "concreteType": "open_contributions",
      "kind": "LinkedField",
      "name": "owed_contributions",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payer_alias",
          "storageKey": null
        },
        (v22/*:: as any*/),
        (v16/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_id",
          "storageKey": null
        },
        (v17/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        }
      ],
      "storageKey": "owed_contributions(order_by:[{\"due_date\":\"asc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "2683417f29af72531e2c151ecde99c87";

export default node;
