/**
 * @generated SignedSource<<010b50e9252f39817365236ff3b7313d>>
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
        readonly next: ReadonlyArray<{
          readonly amount: number | null;
          readonly due_date: string | null;
        }>;
        readonly short_id: number;
        readonly turn: ReadonlyArray<{
          readonly cash_amount: number | null;
          readonly payout_date: string | null;
        }>;
        readonly url_slug: string;
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
  "name": "limit",
  "value": 1
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
                  "alias": "next",
                  "args": [
                    (v1/*:: as any*/),
                    {
                      "kind": "Literal",
                      "name": "order_by",
                      "value": [
                        {
                          "payout_round": "asc"
                        }
                      ]
                    },
                    {
                      "kind": "Literal",
                      "name": "where",
                      "value": {
                        "state": {
                          "_in": [
                            "early",
                            "due_today",
                            "grace",
                            "too_early",
                            "late_allowed"
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
                      "name": "due_date",
                      "storageKey": null
                    }
                  ],
                  "storageKey": "standings(limit:1,order_by:[{\"payout_round\":\"asc\"}],where:{\"state\":{\"_in\":[\"early\",\"due_today\",\"grace\",\"too_early\",\"late_allowed\"]}})"
                },
                {
                  "alias": "turn",
                  "args": [
                    (v1/*:: as any*/),
                    {
                      "fields": [
                        {
                          "kind": "Literal",
                          "name": "is_paid_out",
                          "value": {
                            "_is_null": true
                          }
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

(node as any).hash = "8da34f99f68f9f3abd355c5834f7a062";

export default node;
