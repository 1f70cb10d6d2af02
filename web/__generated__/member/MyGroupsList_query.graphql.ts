/**
 * @generated SignedSource<<5e23a2861e4c48a4fe1af6f46a2bfef0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyGroupsList_query$data = {
  readonly mine: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly created_at: string;
        readonly group_id: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MyGroupCard_group">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly " $fragmentType": "MyGroupsList_query";
};
export type MyGroupsList_query$key = {
  readonly " $data"?: MyGroupsList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyGroupsList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "00000000-0000-0000-0000-000000000000",
      "kind": "LocalArgument",
      "name": "group"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "name"
    },
    {
      "defaultValue": "infinity",
      "kind": "LocalArgument",
      "name": "time"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyGroupsList_query",
  "selections": [
    {
      "alias": "mine",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
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
              "items": [
                {
                  "kind": "Literal",
                  "name": "_and.0",
                  "value": {
                    "_or": [
                      {
                        "archive_days_left": {
                          "_is_null": true
                        }
                      },
                      {
                        "archive_days_left": {
                          "_gt": 0
                        }
                      }
                    ]
                  }
                },
                {
                  "fields": [
                    {
                      "items": [
                        {
                          "fields": [
                            {
                              "fields": [
                                {
                                  "kind": "Variable",
                                  "name": "_lt",
                                  "variableName": "time"
                                }
                              ],
                              "kind": "ObjectValue",
                              "name": "created_at"
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
                                  "variableName": "time"
                                }
                              ],
                              "kind": "ObjectValue",
                              "name": "created_at"
                            },
                            {
                              "fields": [
                                {
                                  "kind": "Variable",
                                  "name": "_gt",
                                  "variableName": "group"
                                }
                              ],
                              "kind": "ObjectValue",
                              "name": "group_id"
                            }
                          ],
                          "kind": "ObjectValue",
                          "name": "_or.1"
                        }
                      ],
                      "kind": "ListValue",
                      "name": "_or"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "_and.1"
                }
              ],
              "kind": "ListValue",
              "name": "_and"
            },
            {
              "fields": [
                {
                  "kind": "Literal",
                  "name": "status",
                  "value": {
                    "_in": [
                      "active",
                      "completed"
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
            },
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_ilike",
                  "variableName": "name"
                }
              ],
              "kind": "ObjectValue",
              "name": "name"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_neq": "pending"
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
                  "name": "created_at",
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
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MyGroupCard_group"
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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

(node as any).hash = "90419b043d09f56882333b9d44b2e9fa";

export default node;
