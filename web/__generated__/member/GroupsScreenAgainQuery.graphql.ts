/**
 * @generated SignedSource<<0a2f58d4fcd226ecb533430327e5e2ce>>
 * @relayHash 657cb2f2a242342bd262768305fcf393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a62ad043ee1492dbf1ee819e2bb2b55e5e2a3111e754000ec28412deaf006050

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { Json } from "./web/lib/json";
export type GroupsScreenAgainQuery$variables = {
  userId: string;
};
export type GroupsScreenAgainQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly is_verified: boolean;
        readonly may_found: Json | null;
        readonly seconds_to_change: number | null;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleTab_query">;
};
export type GroupsScreenAgainQuery = {
  response: GroupsScreenAgainQuery$data;
  variables: GroupsScreenAgainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_found",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds_to_change",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "_eq",
    "variableName": "userId"
  }
],
v7 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupsScreenAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "user_profilesConnection",
        "kind": "LinkedField",
        "name": "user_profiles_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "user_profilesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "user_profiles",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "user_profiles_connection(first:1)"
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "userId",
            "variableName": "userId"
          }
        ],
        "kind": "FragmentSpread",
        "name": "ScheduleTab_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupsScreenAgainQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "user_profilesConnection",
        "kind": "LinkedField",
        "name": "user_profiles_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "user_profilesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "user_profiles",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "user_profiles_connection(first:1)"
      },
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
                    "fields": (v6/*:: as any*/),
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
                  (v5/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                            "fields": (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "a62ad043ee1492dbf1ee819e2bb2b55e5e2a3111e754000ec28412deaf006050",
    "metadata": {},
    "name": "GroupsScreenAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d9275d126dff11dbb9543a9abef072e";

export default node;
