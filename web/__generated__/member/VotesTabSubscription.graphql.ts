/**
 * @generated SignedSource<<315469752d83e56b33ca1ada33522a16>>
 * @relayHash d3804bb502ef27d5653cd1b4db7f5f04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e5ffac52657557e209f75a9b3dae19d9d6e3de1e4cff1d70e63b46e412f7734

import type { ConcreteRequest } from 'relay-runtime';
export type VotesTabSubscription$variables = Record<PropertyKey, never>;
export type VotesTabSubscription$data = {
  readonly grace_period_votes_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
};
export type VotesTabSubscription = {
  response: VotesTabSubscription$data;
  variables: VotesTabSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
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
            "expires_at": "asc"
          },
          {
            "vote_id": "asc"
          }
        ]
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {
          "status": {
            "_eq": "active"
          }
        }
      }
    ],
    "concreteType": "grace_period_votesConnection",
    "kind": "LinkedField",
    "name": "grace_period_votes_connection",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "grace_period_votes_connection(first:50,order_by:[{\"expires_at\":\"asc\"},{\"vote_id\":\"asc\"}],where:{\"status\":{\"_eq\":\"active\"}})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VotesTabSubscription",
    "selections": (v0/*:: as any*/),
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VotesTabSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3e5ffac52657557e209f75a9b3dae19d9d6e3de1e4cff1d70e63b46e412f7734",
    "metadata": {},
    "name": "VotesTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f49b05b467783d3069a1f614e2a752cd";

export default node;
