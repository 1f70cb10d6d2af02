/**
 * @generated SignedSource<<beaea8e381ebf0fdc52e1ee2cd8e499a>>
 * @relayHash e6a1d7daeebe8644e3cf217bca232179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb5f17fd42a141675a88e57fabddd9c293d70de0a14e6888fb0661456f012263

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
        "value": 51
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
    "storageKey": "grace_period_votes_connection(first:51,order_by:[{\"expires_at\":\"asc\"},{\"vote_id\":\"asc\"}],where:{\"status\":{\"_eq\":\"active\"}})"
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
    "id": "fb5f17fd42a141675a88e57fabddd9c293d70de0a14e6888fb0661456f012263",
    "metadata": {},
    "name": "VotesTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "977de60daed591905981b9d419382cd1";

export default node;
