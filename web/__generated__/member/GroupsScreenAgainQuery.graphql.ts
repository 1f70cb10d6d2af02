/**
 * @generated SignedSource<<39090a1e417b71a8e23bcfb777d5baa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "657cb2f2a242342bd262768305fcf393",
    "id": null,
    "metadata": {},
    "name": "GroupsScreenAgainQuery",
    "operationKind": "query",
    "text": "query GroupsScreenAgainQuery(\n  $userId: uuid!\n) {\n  user_profiles_connection(first: 1) {\n    edges {\n      node {\n        is_verified\n        may_found\n        seconds_to_change\n        id\n      }\n    }\n  }\n  ...ScheduleTab_query_1xxw8p\n}\n\nfragment ScheduleTab_query_1xxw8p on query_root {\n  running: groups_connection(first: 50, order_by: [{created_at: desc}, {group_id: asc}], where: {status: {_eq: started}, members: {user_id: {_eq: $userId}, status: {_eq: active}}}) {\n    edges {\n      node {\n        id\n        currency\n        group_id\n        name\n        short_id\n        url_slug\n        next: standings(where: {state: {_in: [\"early\", \"due_today\", \"grace\", \"too_early\", \"late_allowed\"]}}, order_by: [{payout_round: asc}], limit: 1) {\n          amount\n          due_date\n        }\n        turn: schedule(where: {recipient_id: {_eq: $userId}, is_paid_out: {_is_null: true}}, limit: 1) {\n          cash_amount\n          payout_date\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6d9275d126dff11dbb9543a9abef072e";

export default node;
