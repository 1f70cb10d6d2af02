/**
 * @generated SignedSource<<c722fffaa5e406d74a521465e42dc32d>>
 * @relayHash b2a1a6e7f043f5fff3b4ca8e12a41cec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5be0b9562286ac1e77bcb7027dcf07b353be62ddd0cffaca5ecc494e7b6fe2d

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
      readonly status: leave_request_statuses_enum;
      readonly " $fragmentSpreads": FragmentRefs<"Asked_request" | "LastAnswer_request">;
    }>;
    readonly left?: {
      readonly " $fragmentSpreads": FragmentRefs<"HasLeft_group">;
    } | null;
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
v4 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "agreed_at": "desc"
    }
  },
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effective_at",
  "storageKey": null
},
v6 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "order_by",
    "value": {
      "asked_at": "desc"
    }
  },
  (v3/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/)
],
v11 = {
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
                "args": (v4/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
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
                "args": (v6/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
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
                "args": (v4/*:: as any*/),
                "concreteType": "exits",
                "kind": "LinkedField",
                "name": "exits",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
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
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "leave_requests",
                "kind": "LinkedField",
                "name": "leave_requests",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
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
                  (v8/*:: as any*/)
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
                "selections": (v10/*:: as any*/),
                "storageKey": "standings(where:{\"state\":{\"_eq\":\"processing\"}})"
              },
              {
                "alias": "owed",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_owed": (v11/*:: as any*/)
                    }
                  }
                ],
                "concreteType": "contribution_standings",
                "kind": "LinkedField",
                "name": "standings",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": "standings(where:{\"is_owed\":{\"_eq\":true}})"
              },
              {
                "alias": "own",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "is_recipient": (v11/*:: as any*/),
                      "is_settlement": (v11/*:: as any*/)
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
                  (v9/*:: as any*/)
                ],
                "storageKey": "standings(where:{\"is_recipient\":{\"_eq\":true},\"is_settlement\":{\"_eq\":true}})"
              }
            ],
            "type": "groups",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5be0b9562286ac1e77bcb7027dcf07b353be62ddd0cffaca5ecc494e7b6fe2d",
    "metadata": {},
    "name": "LeavingCardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "34d81bdaf54d6a1a6c2e1cedaeb8ccf3";

export default node;
