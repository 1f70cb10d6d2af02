/**
 * @generated SignedSource<<0467f4a268739dc881d96811027eef24>>
 * @relayHash be63998b0f33250032090f85e6f86bed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ff9e98a37119f91acde9e495043d66979a3080260b3da1f2fd28ebfe3318d0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type leave_request_statuses_enum = "agreed" | "declined" | "ended" | "open" | "unanswered" | "withdrawn" | "%future added value";
export type LeavingCardSubscription$variables = {
  id: string;
  userId: string;
};
export type LeavingCardSubscription$data = {
  readonly node: {
    readonly exits?: ReadonlyArray<{
      readonly effective_at: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"HasLeft_exit" | "Leaving_exit">;
    }>;
    readonly leave_requests?: ReadonlyArray<{
      readonly leave_request_id: string;
      readonly status: leave_request_statuses_enum;
      readonly " $fragmentSpreads": FragmentRefs<"Asked_request" | "LastAnswer_request">;
    }>;
    readonly left?: {
      readonly " $fragmentSpreads": FragmentRefs<"HasLeft_group">;
    } | null;
    readonly wish_votes?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly closed_at: string | null;
          readonly leave_request_id: string | null;
        };
      }>;
    };
  } | null;
};
export type LeavingCardSubscription = {
  response: LeavingCardSubscription$data;
  variables: LeavingCardSubscription$variables;
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
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v3 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "userId"
    }
  ],
  "kind": "ObjectValue",
  "name": "user_id"
},
v4 = {
  "fields": [
    (v3/*:: as any*/)
  ],
  "kind": "ObjectValue",
  "name": "where"
},
v5 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "agreed_at": "desc"
    }
  },
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effective_at",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "asked_at": "desc"
    }
  },
  (v4/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leave_request_id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "created_at": "desc"
    }
  },
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "leave_request_id",
        "value": {
          "_is_null": false
        }
      },
      (v3/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed_at",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "_eq": true
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LeavingCardSubscription",
    "selections": [
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
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
                "args": (v7/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
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
                "alias": "wish_votes",
                "args": (v10/*:: as any*/),
                "concreteType": "grace_period_votesConnection",
                "kind": "LinkedField",
                "name": "votes_connection",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "grace_period_votesEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "grace_period_votes",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v8/*:: as any*/)
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
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeavingCardSubscription",
    "selections": [
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
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
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
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "wish_votes",
                "args": (v10/*:: as any*/),
                "concreteType": "grace_period_votesConnection",
                "kind": "LinkedField",
                "name": "votes_connection",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "grace_period_votesEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "grace_period_votes",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v8/*:: as any*/),
                          (v12/*:: as any*/)
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
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
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
                "selections": (v14/*:: as any*/),
                "storageKey": "standings(where:{\"state\":{\"_eq\":\"processing\"}})"
              },
              {
                "alias": "owed",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_owed": (v15/*:: as any*/)
                    }
                  }
                ],
                "concreteType": "contribution_standings",
                "kind": "LinkedField",
                "name": "standings",
                "plural": true,
                "selections": (v14/*:: as any*/),
                "storageKey": "standings(where:{\"is_owed\":{\"_eq\":true}})"
              },
              {
                "alias": "own",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_recipient": (v15/*:: as any*/),
                      "is_settlement": (v15/*:: as any*/)
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
                  (v13/*:: as any*/)
                ],
                "storageKey": "standings(where:{\"is_recipient\":{\"_eq\":true},\"is_settlement\":{\"_eq\":true}})"
              }
            ],
            "type": "groups",
            "abstractKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0ff9e98a37119f91acde9e495043d66979a3080260b3da1f2fd28ebfe3318d0",
    "metadata": {},
    "name": "LeavingCardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "22d72eafadb31e23fbc9f4019f3b776f";

export default node;
