/**
 * @generated SignedSource<<20fbfa304a1a1f47988218f076a003fa>>
 * @relayHash 77f26eb0a1661d97a3c5f63943078205
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d619991e5774c64af60646ac32e3cac01da148b18dcd14dafa542da224b24b

import type { ConcreteRequest } from 'relay-runtime';
export type AvatarFieldQuery$variables = Record<PropertyKey, never>;
export type AvatarFieldQuery$data = {
  readonly user_profiles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly avatar_url: string | null;
        readonly id: string;
      };
    }>;
  };
};
export type AvatarFieldQuery = {
  response: AvatarFieldQuery$data;
  variables: AvatarFieldQuery$variables;
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
    "storageKey": "user_profiles_connection(first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AvatarFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AvatarFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b0d619991e5774c64af60646ac32e3cac01da148b18dcd14dafa542da224b24b",
    "metadata": {},
    "name": "AvatarFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82602ccaf75ce272ebe9426b05e187c7";

export default node;
