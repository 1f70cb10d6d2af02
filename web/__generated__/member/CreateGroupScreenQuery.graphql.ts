/**
 * @generated SignedSource<<cfdc2272dfd553e2dfa41d7cce16373b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupScreenQuery$variables = Record<PropertyKey, never>;
export type CreateGroupScreenQuery$data = {
  readonly currencies_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
      };
    }>;
  };
  readonly limits_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly limit_id: string;
        readonly value: number;
      };
    }>;
  };
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly is_verified: boolean;
        readonly user_id: string;
      };
    }>;
  };
};
export type CreateGroupScreenQuery = {
  response: CreateGroupScreenQuery$data;
  variables: CreateGroupScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "is_verified",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v3 = [
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
        "code": "asc"
      }
    ]
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "is_enabled": {
        "_eq": true
      }
    }
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "order_by",
    "value": [
      {
        "limit_id": "asc"
      }
    ]
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit_id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateGroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "currenciesConnection",
        "kind": "LinkedField",
        "name": "currencies_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "currenciesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "currencies",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "currencies_connection(first:50,order_by:[{\"code\":\"asc\"}],where:{\"is_enabled\":{\"_eq\":true}})"
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "limits_connection(first:100,order_by:[{\"limit_id\":\"asc\"}])"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateGroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v8/*:: as any*/)
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
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "currenciesConnection",
        "kind": "LinkedField",
        "name": "currencies_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "currenciesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "currencies",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "currencies_connection(first:50,order_by:[{\"code\":\"asc\"}],where:{\"is_enabled\":{\"_eq\":true}})"
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "limits_connection(first:100,order_by:[{\"limit_id\":\"asc\"}])"
      }
    ]
  },
  "params": {
    "cacheID": "b9b59c402ca1d6609f8d465ccb081f94",
    "id": null,
    "metadata": {},
    "name": "CreateGroupScreenQuery",
    "operationKind": "query",
    "text": "query CreateGroupScreenQuery {\n  user_profiles_connection(first: 1) {\n    edges {\n      node {\n        is_verified\n        user_id\n        id\n      }\n    }\n  }\n  currencies_connection(first: 50, where: {is_enabled: {_eq: true}}, order_by: [{code: asc}]) {\n    edges {\n      node {\n        code\n        id\n      }\n    }\n  }\n  limits_connection(first: 100, order_by: [{limit_id: asc}]) {\n    edges {\n      node {\n        limit_id\n        value\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a23c893e9d2cc03a4181f0f195a5083";

export default node;
