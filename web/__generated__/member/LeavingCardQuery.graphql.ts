/**
 * @generated SignedSource<<9c27ef3893556c964b708e57d0308d60>>
 * @relayHash d1118355e8eb46d95f5a070f49153631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ac5e199324bd86d84c1045479cd399c73b3114bb50339234635c742607ec9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type leave_request_statuses_enum = "agreed" | "declined" | "ended" | "open" | "unanswered" | "withdrawn" | "%future added value";
import type { Json } from "./web/lib/json";
export type LeavingCardQuery$variables = {
  id: string;
  userId: string;
};
export type LeavingCardQuery$data = {
  readonly node: {
    readonly currency?: string;
    readonly exits?: ReadonlyArray<{
      readonly effective_at: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"HasLeft_exit" | "Leaving_exit">;
    }>;
    readonly group_id?: string;
    readonly leave_requests?: ReadonlyArray<{
      readonly status: leave_request_statuses_enum;
      readonly " $fragmentSpreads": FragmentRefs<"Asked_request" | "LastAnswer_request">;
    }>;
    readonly left?: {
      readonly " $fragmentSpreads": FragmentRefs<"HasLeft_group">;
    } | null;
    readonly may_leave?: Json | null;
    readonly status?: group_statuses_enum;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
};
export type LeavingCardQuery = {
  response: LeavingCardQuery$data;
  variables: LeavingCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
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
  "name": "group_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_leave",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v7 = {
  "fields": [
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
  "name": "where"
},
v8 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "agreed_at": "desc"
    }
  },
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effective_at",
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "asked_at": "desc"
    }
  },
  (v7/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "_eq": true
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LeavingCardQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useLimits_query"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Leaving_exit"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "HasLeft_exit"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Asked_request"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LastAnswer_request"
                  }
                ],
                "storageKey": null
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HasLeft_group"
                    }
                  ],
                  "type": "groups",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "left"
              }
            ],
            "type": "groups",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeavingCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "limitsConnection",
        "kind": "LinkedField",
        "name": "limits_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "limitsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "limits",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "limit_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v8/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agreed_in_round",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer_due_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "asked_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answered_at",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "coming",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "state": {
                        "_eq": "processing"
                      }
                    }
                  }
                ],
                "concreteType": "contribution_standings",
                "kind": "LinkedField",
                "name": "standings",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": "standings(where:{\"state\":{\"_eq\":\"processing\"}})"
              },
              {
                "alias": "owed",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_owed": (v14/*:: as any*/)
                    }
                  }
                ],
                "concreteType": "contribution_standings",
                "kind": "LinkedField",
                "name": "standings",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": "standings(where:{\"is_owed\":{\"_eq\":true}})"
              },
              {
                "alias": "own",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_recipient": (v14/*:: as any*/),
                      "is_settlement": (v14/*:: as any*/)
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
                    "name": "is_paid_out",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payout_date",
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": "standings(where:{\"is_recipient\":{\"_eq\":true},\"is_settlement\":{\"_eq\":true}})"
              }
            ],
            "type": "groups",
            "abstractKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50ac5e199324bd86d84c1045479cd399c73b3114bb50339234635c742607ec9f",
    "metadata": {},
    "name": "LeavingCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfe3cdcdbb09b9ceb8e0929356de85ec";

export default node;
