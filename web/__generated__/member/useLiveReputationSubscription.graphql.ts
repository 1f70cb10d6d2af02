/**
 * @generated SignedSource<<92b182fbe3786e5970d311103dfd3046>>
 * @relayHash 4ebbcbf579d9549664ffe2447281cd41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d0b44dabb60b095ae3eee341e7917dee0544703f8d71c60c8f1debedf55637

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLiveReputationSubscription$variables = {
  id: string;
};
export type useLiveReputationSubscription$data = {
  readonly node: {
    readonly person?: {
      readonly " $fragmentSpreads": FragmentRefs<"useLiveReputation_person">;
    } | null;
  } | null;
};
export type useLiveReputationSubscription = {
  response: useLiveReputationSubscription$data;
  variables: useLiveReputationSubscription$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveReputationSubscription",
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useLiveReputation_person"
                    }
                  ],
                  "type": "user_profiles",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "person"
              }
            ],
            "type": "user_profiles",
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
    "name": "useLiveReputationSubscription",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "order_by",
                    "value": [
                      {
                        "achievement_id": "asc"
                      }
                    ]
                  }
                ],
                "concreteType": "user_achievements",
                "kind": "LinkedField",
                "name": "achievements",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "achievement_id",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": "achievements(order_by:[{\"achievement_id\":\"asc\"}])"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reputation_score",
                "storageKey": null
              }
            ],
            "type": "user_profiles",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f9d0b44dabb60b095ae3eee341e7917dee0544703f8d71c60c8f1debedf55637",
    "metadata": {},
    "name": "useLiveReputationSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fe65f86908da5f2d9f65e73983a9c051";

export default node;
