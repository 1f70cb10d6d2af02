/**
 * @generated SignedSource<<4b3ceb656afb4328ae3cc2688e31dae1>>
 * @relayHash 863cf488af5793bee68e778706a87d75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40acd19dc10f0f23e6128f6bcc8bddd6544fc84a50c9ce086cf40642642a6856

import type { ConcreteRequest } from 'relay-runtime';
export type renewDeviceMutation$variables = {
  auth: string;
  before: string;
  endpoint: string;
  p256dh: string;
};
export type renewDeviceMutation$data = {
  readonly delete_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
  readonly insert_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
};
export type renewDeviceMutation = {
  response: renewDeviceMutation$data;
  variables: renewDeviceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "auth"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endpoint"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "p256dh"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "affected_rows",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "before"
              }
            ],
            "kind": "ObjectValue",
            "name": "endpoint"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "push_subscriptions_mutation_response",
    "kind": "LinkedField",
    "name": "delete_push_subscriptions",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "auth",
                "variableName": "auth"
              },
              {
                "kind": "Variable",
                "name": "endpoint",
                "variableName": "endpoint"
              },
              {
                "kind": "Variable",
                "name": "p256dh",
                "variableName": "p256dh"
              }
            ],
            "kind": "ObjectValue",
            "name": "objects.0"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      },
      {
        "kind": "Literal",
        "name": "on_conflict",
        "value": {
          "constraint": "push_subscriptions_one_per_endpoint",
          "update_columns": [
            "p256dh",
            "auth"
          ]
        }
      }
    ],
    "concreteType": "push_subscriptions_mutation_response",
    "kind": "LinkedField",
    "name": "insert_push_subscriptions",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "renewDeviceMutation",
    "selections": (v5/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "renewDeviceMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "40acd19dc10f0f23e6128f6bcc8bddd6544fc84a50c9ce086cf40642642a6856",
    "metadata": {},
    "name": "renewDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2097711a1a16a9130d1d3d81345bb4d";

export default node;
