/**
 * @generated SignedSource<<6c46f4f07266e3f1d5aec8045b3b5d08>>
 * @relayHash f0b20c154dc675212fb35a18d56c4035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87d0793a1cb893441461fc26ec31c6616be53a50e5c722af1f986d94ea0ea348

import type { ConcreteRequest } from 'relay-runtime';
export type facesQuery$variables = {
  ids: ReadonlyArray<string>;
  me: string;
};
export type facesQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly acquaintances: ReadonlyArray<{
          readonly profile: {
            readonly alias: string | null;
            readonly avatar_url: string | null;
          } | null;
          readonly user_id: string | null;
        }>;
        readonly id: string;
      };
    }>;
  };
};
export type facesQuery = {
  response: facesQuery$data;
  variables: facesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "me"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "me"
              }
            ],
            "kind": "ObjectValue",
            "name": "user_id"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "distinct_on",
                    "value": [
                      "user_id"
                    ]
                  },
                  {
                    "kind": "Literal",
                    "name": "limit",
                    "value": 100
                  },
                  {
                    "fields": [
                      {
                        "fields": [
                          {
                            "kind": "Variable",
                            "name": "_in",
                            "variableName": "ids"
                          }
                        ],
                        "kind": "ObjectValue",
                        "name": "user_id"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "where"
                  }
                ],
                "concreteType": "group_acquaintances",
                "kind": "LinkedField",
                "name": "acquaintances",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "user_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "member_profiles",
                    "kind": "LinkedField",
                    "name": "profile",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "alias",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "avatar_url",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "facesQuery",
    "selections": (v2/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "facesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "87d0793a1cb893441461fc26ec31c6616be53a50e5c722af1f986d94ea0ea348",
    "metadata": {},
    "name": "facesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6547f13444288017ce6065d51fc4724";

export default node;
