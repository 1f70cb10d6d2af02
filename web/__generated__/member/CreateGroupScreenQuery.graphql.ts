/**
 * @generated SignedSource<<5a93386c789bcbe51e4090614ab0d615>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupScreenQuery$variables = Record<PropertyKey, never>;
export type CreateGroupScreenQuery$data = {
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit_id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = {
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
                  (v6/*:: as any*/)
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
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
    "cacheID": "c357c2afa7d7951442c05dcc02a655af",
    "id": null,
    "metadata": {},
    "name": "CreateGroupScreenQuery",
    "operationKind": "query",
    "text": "query CreateGroupScreenQuery {\n  user_profiles_connection(first: 1) {\n    edges {\n      node {\n        is_verified\n        user_id\n        id\n      }\n    }\n  }\n  limits_connection(first: 100, order_by: [{limit_id: asc}]) {\n    edges {\n      node {\n        limit_id\n        value\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c17129a0d7e3f92cc582629695056a27";

export default node;
