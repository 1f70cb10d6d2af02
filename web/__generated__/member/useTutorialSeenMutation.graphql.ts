/**
 * @generated SignedSource<<0108c5df3b0ef15dba7f73d39917913c>>
 * @relayHash 334ae1fe40f3a19cac2634e6b59863dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3245d5d36c430317d8bd2a74b34a8146e30ee6edd370823a0ead0704d6bec24

import type { ConcreteRequest } from 'relay-runtime';
export type useTutorialSeenMutation$variables = {
  at: string;
};
export type useTutorialSeenMutation$data = {
  readonly update_user_profiles: {
    readonly returning: ReadonlyArray<{
      readonly id: string;
      readonly tutorial_seen_at: string | null;
    }>;
  } | null;
};
export type useTutorialSeenMutation = {
  response: useTutorialSeenMutation$data;
  variables: useTutorialSeenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "at"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "tutorial_seen_at",
            "variableName": "at"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {
          "tutorial_seen_at": {
            "_is_null": true
          }
        }
      }
    ],
    "concreteType": "user_profiles_mutation_response",
    "kind": "LinkedField",
    "name": "update_user_profiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "user_profiles",
        "kind": "LinkedField",
        "name": "returning",
        "plural": true,
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
            "args": null,
            "kind": "ScalarField",
            "name": "tutorial_seen_at",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTutorialSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTutorialSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d3245d5d36c430317d8bd2a74b34a8146e30ee6edd370823a0ead0704d6bec24",
    "metadata": {},
    "name": "useTutorialSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "598b17ae59ae4ef6db1f9120f37d18a1";

export default node;
