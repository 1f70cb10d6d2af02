/**
 * @generated SignedSource<<9b6ca66697592501e0794509158ecf8e>>
 * @relayHash e140230036ca508a3c72f956f591ccf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14847cccc3e79e7659b188a124934a38cb84a183c39b308df075cf7072b2d7e5

import type { ConcreteRequest } from 'relay-runtime';
export type useStoredTimeZoneMutation$variables = {
  zone: string;
};
export type useStoredTimeZoneMutation$data = {
  readonly update_user_profiles: {
    readonly returning: ReadonlyArray<{
      readonly id: string;
      readonly time_zone: string | null;
    }>;
  } | null;
};
export type useStoredTimeZoneMutation = {
  response: useStoredTimeZoneMutation$data;
  variables: useStoredTimeZoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "zone"
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
            "name": "time_zone",
            "variableName": "zone"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "kind": "Literal",
        "name": "where",
        "value": {}
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
            "name": "time_zone",
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
    "name": "useStoredTimeZoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoredTimeZoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14847cccc3e79e7659b188a124934a38cb84a183c39b308df075cf7072b2d7e5",
    "metadata": {},
    "name": "useStoredTimeZoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4406d1437e34e1a7f0fe473681c1759e";

export default node;
