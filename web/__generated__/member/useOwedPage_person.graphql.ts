/**
 * @generated SignedSource<<11421c7aee88b62c23fd629b0248a4d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useOwedPage_person$data = {
  readonly owed: ReadonlyArray<{
    readonly amount: number | null;
    readonly comes_back: number | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
    readonly group: {
      readonly cash_payout: number | null;
      readonly currency: string;
      readonly frozen_at: string | null;
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly status: group_statuses_enum;
      readonly time_zone: string;
      readonly url_slug: string;
    } | null;
    readonly is_owed: boolean | null;
    readonly is_recipient: boolean | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly round_id: string | null;
    readonly state: string | null;
  }>;
  readonly payable: ReadonlyArray<{
    readonly may_pay: Json | null;
    readonly round_id: string | null;
  }>;
  readonly " $fragmentType": "useOwedPage_person";
};
export type useOwedPage_person$key = {
  readonly " $data"?: useOwedPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwedPage_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "limit",
  "value": 100
},
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    },
    {
      "round_id": "asc"
    }
  ]
},
v2 = {
  "items": [
    {
      "fields": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "_gt",
              "variableName": "at"
            }
          ],
          "kind": "ObjectValue",
          "name": "due_date"
        }
      ],
      "kind": "ObjectValue",
      "name": "_or.0"
    },
    {
      "fields": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "_eq",
              "variableName": "at"
            }
          ],
          "kind": "ObjectValue",
          "name": "due_date"
        },
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "_gt",
              "variableName": "id"
            }
          ],
          "kind": "ObjectValue",
          "name": "round_id"
        }
      ],
      "kind": "ObjectValue",
      "name": "_or.1"
    }
  ],
  "kind": "ListValue",
  "name": "_or"
},
v3 = {
  "kind": "Literal",
  "name": "is_owed",
  "value": {
    "_eq": true
  }
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "round_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": "-infinity",
      "kind": "LocalArgument",
      "name": "at"
    },
    {
      "defaultValue": "00000000-0000-0000-0000-000000000000",
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOwedPage_person",
  "selections": [
    {
      "alias": "owed",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "fields": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "kind": "ObjectValue",
          "name": "where"
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
          "name": "comes_back",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
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
              "name": "frozen_at",
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
              "name": "time_zone",
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
          "name": "is_recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_alias",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "payable",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "fields": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "kind": "Literal",
              "name": "state",
              "value": {
                "_in": [
                  "early",
                  "due_today",
                  "grace",
                  "late_allowed"
                ]
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "may_pay",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "c48d090c4c405fb68bf805f2d15f70aa";

export default node;
