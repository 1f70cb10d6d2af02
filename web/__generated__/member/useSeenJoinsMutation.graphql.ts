/**
 * @generated SignedSource<<8344526ef5ff6cc777a51563194b78e6>>
 * @relayHash 06ab5ccee559edd6db61b5352b644fbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3683514c5c5fe110f7c5b2cc4548b7844f8b1d00133f6e2703de8a16e4a9611

import type { ConcreteRequest } from 'relay-runtime';
export type useSeenJoinsMutation$variables = {
  at: string;
  me: string;
};
export type useSeenJoinsMutation$data = {
  readonly update_badge_counts_by_pk: {
    readonly id: string;
  } | null;
};
export type useSeenJoinsMutation = {
  response: useSeenJoinsMutation$data;
  variables: useSeenJoinsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
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
        "fields": [
          {
            "kind": "Variable",
            "name": "member_joins_seen_at",
            "variableName": "at"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "user_id",
            "variableName": "me"
          }
        ],
        "kind": "ObjectValue",
        "name": "pk_columns"
      }
    ],
    "concreteType": "badge_counts",
    "kind": "LinkedField",
    "name": "update_badge_counts_by_pk",
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSeenJoinsMutation",
    "selections": (v2/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSeenJoinsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b3683514c5c5fe110f7c5b2cc4548b7844f8b1d00133f6e2703de8a16e4a9611",
    "metadata": {},
    "name": "useSeenJoinsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5292ba285e6762883e91194d695b1b8";

export default node;
