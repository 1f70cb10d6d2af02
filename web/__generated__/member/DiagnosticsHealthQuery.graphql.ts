/**
 * @generated SignedSource<<f2b08d14c85678d5cbef10efb82e9c7b>>
 * @relayHash e05d16e54c11edcba7b3f22de7a73507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86538e82f754c87b37144d842e4bbc322867465173c8fea9d71718eeaa3c262c

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosticsHealthQuery$variables = Record<PropertyKey, never>;
export type DiagnosticsHealthQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
};
export type DiagnosticsHealthQuery = {
  response: DiagnosticsHealthQuery$data;
  variables: DiagnosticsHealthQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "user_profiles_connection(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DiagnosticsHealthQuery",
    "selections": (v0/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DiagnosticsHealthQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "86538e82f754c87b37144d842e4bbc322867465173c8fea9d71718eeaa3c262c",
    "metadata": {},
    "name": "DiagnosticsHealthQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6888be4278a24ba4fe8f5a511f74d86";

export default node;
