/**
 * @generated SignedSource<<b0455c5eb5b5b2fe5dda948599cdbf03>>
 * @relayHash 709593de8e292af411ad83e70d7d9823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907f52f45bb26e5674e39b608bfa58801e834275edcdaec3b87d66cfb57853ca

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceListOffMutation$variables = {
  id: string;
};
export type DeviceListOffMutation$data = {
  readonly delete_push_subscriptions: {
    readonly affected_rows: number;
  } | null;
};
export type DeviceListOffMutation = {
  response: DeviceListOffMutation$data;
  variables: DeviceListOffMutation$variables;
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
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "_eq",
                "variableName": "id"
              }
            ],
            "kind": "ObjectValue",
            "name": "push_subscription_id"
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
    "name": "DeviceListOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceListOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "907f52f45bb26e5674e39b608bfa58801e834275edcdaec3b87d66cfb57853ca",
    "metadata": {},
    "name": "DeviceListOffMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2910fc998ece7117ea4cdacb909b6e05";

export default node;
