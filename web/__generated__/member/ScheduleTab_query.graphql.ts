/**
 * @generated SignedSource<<5ecb479e4fceb8f1b66fd1887cfa7051>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleTab_query$data = {
  readonly running: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly currency: string;
        readonly group_id: string;
        readonly id: string;
        readonly name: string;
        readonly short_id: number;
        readonly turn: ReadonlyArray<{
          readonly cash_amount: number | null;
          readonly payout_date: string | null;
        }>;
        readonly url_slug: string;
        readonly " $fragmentSpreads": FragmentRefs<"readAsks_group">;
      };
    }>;
  };
  readonly " $fragmentType": "ScheduleTab_query";
};
export type ScheduleTab_query$key = {
  readonly " $data"?: ScheduleTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleTab_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "_eq",
    "variableName": "userId"
  }
],
v1 = {
  "kind": "Literal",
  "name": "order_by",
  "value": [
    {
      "due_date": "asc"
    }
  ]
},
v2 = {
  "_eq": true
},
v3 = [
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
],
v4 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v5 = {
  "_eq": false
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
  "name": "ScheduleTab_query",
  "selections": [
    {
      "alias": "running",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            },
            {
              "group_id": "asc"
            }
          ]
        },
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Literal",
                  "name": "status",
                  "value": {
                    "_eq": "active"
                  }
                },
                {
                  "fields": (v0/*:: as any*/),
                  "kind": "ObjectValue",
                  "name": "user_id"
                }
              ],
              "kind": "ObjectValue",
              "name": "members"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_eq": "started"
              }
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "groupsConnection",
      "kind": "LinkedField",
      "name": "groups_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "groupsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "groups",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "name": "url_slug",
                  "storageKey": null
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
                        (v1/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": (v2/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": "standings(order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":true}})"
                    },
                    {
                      "alias": "to_come",
                      "args": [
                        (v4/*:: as any*/),
                        (v1/*:: as any*/),
                        {
                          "kind": "Literal",
                          "name": "where",
                          "value": {
                            "is_left_open": (v5/*:: as any*/),
                            "is_owed": (v2/*:: as any*/)
                          }
                        }
                      ],
                      "concreteType": "contribution_standings",
                      "kind": "LinkedField",
                      "name": "standings",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": "standings(limit:1,order_by:[{\"due_date\":\"asc\"}],where:{\"is_left_open\":{\"_eq\":false},\"is_owed\":{\"_eq\":true}})"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "alias": "turn",
                  "args": [
                    (v4/*:: as any*/),
                    {
                      "fields": [
                        {
                          "kind": "Literal",
                          "name": "is_paid_out",
                          "value": (v5/*:: as any*/)
                        },
                        {
                          "fields": (v0/*:: as any*/),
                          "kind": "ObjectValue",
                          "name": "recipient_id"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "where"
                    }
                  ],
                  "concreteType": "group_schedule",
                  "kind": "LinkedField",
                  "name": "schedule",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cash_amount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "payout_date",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};
})();

(node as any).hash = "08891d28d0de08b692648b5715801309";

export default node;
