/**
 * @generated SignedSource<<d666aece4ef9516c11c98d76ddbd075a>>
 * @relayHash 82679fcbbc5958fc539ff2811e2519f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f1aecf4d78ca255c194e6b133db1ed61c5b2509f3719bd1de56c0a17170e98

import type { ConcreteRequest } from 'relay-runtime';
export type usePushOnDeviceKeyMutation$variables = Record<PropertyKey, never>;
export type usePushOnDeviceKeyMutation$data = {
  readonly get_vapid_key: {
    readonly publicKey: string;
  };
};
export type usePushOnDeviceKeyMutation = {
  response: usePushOnDeviceKeyMutation$data;
  variables: usePushOnDeviceKeyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VapidKeyOutput",
    "kind": "LinkedField",
    "name": "get_vapid_key",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publicKey",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePushOnDeviceKeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePushOnDeviceKeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "36f1aecf4d78ca255c194e6b133db1ed61c5b2509f3719bd1de56c0a17170e98",
    "metadata": {},
    "name": "usePushOnDeviceKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9177a17403a978cd6e379641e37d6f5";

export default node;
