/**
 * @generated SignedSource<<9077b87e0cb075fb4f3f070ca50a0207>>
 * @relayHash 7e4936362ec3ac389b222fb2f14c062f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41af5ece7b2f44ff1cc22c11de21a2f15157cdaceb0009af3cf527c64692b37d

import type { ConcreteRequest } from 'relay-runtime';
export type usePushOnDeviceOffMutation$variables = {
  endpoint: string;
};
export type usePushOnDeviceOffMutation$data = {
  readonly delete_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
};
export type usePushOnDeviceOffMutation = {
  response: usePushOnDeviceOffMutation$data;
  variables: usePushOnDeviceOffMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "endpoint"
  }
],
v1 = [
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
                "variableName": "endpoint"
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
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affected_rows",
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
    "name": "usePushOnDeviceOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushOnDeviceOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "41af5ece7b2f44ff1cc22c11de21a2f15157cdaceb0009af3cf527c64692b37d",
    "metadata": {},
    "name": "usePushOnDeviceOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d412ffa38b078d29660059ad169347e6";

export default node;
