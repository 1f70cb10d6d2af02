/**
 * @generated SignedSource<<57df897374f36da55607726baf1fb917>>
 * @relayHash 51be613d1486328d98116c869f616776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 003b43af45aa9e112536cac9d8c68d6cbadf5e057d4b4ceb8f70d2051583c742

import type { ConcreteRequest } from 'relay-runtime';
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
export type useLiveVoteSubscription$variables = {
  id: string;
};
export type useLiveVoteSubscription$data = {
  readonly node: {
    readonly closed_at?: string | null;
    readonly no_count?: number;
    readonly status?: vote_statuses_enum;
    readonly yes_count?: number;
  } | null;
};
export type useLiveVoteSubscription = {
  response: useLiveVoteSubscription$data;
  variables: useLiveVoteSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "no_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yes_count",
      "storageKey": null
    }
  ],
  "type": "grace_period_votes",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveVoteSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useLiveVoteSubscription",
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
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "003b43af45aa9e112536cac9d8c68d6cbadf5e057d4b4ceb8f70d2051583c742",
    "metadata": {},
    "name": "useLiveVoteSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a7b192badaced9c8777767eda729cd05";

export default node;
