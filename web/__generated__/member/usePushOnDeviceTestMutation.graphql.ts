/**
 * @generated SignedSource<<b86f3ccddce4dec1a90af56518b59dbb>>
 * @relayHash 223b87e8fa327c4af4eb1eb1c4618960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e69848207f864f97fcfe11c40bd48c17597a25ff7550ee1a122d27f1ed37b0fe

import type { ConcreteRequest } from 'relay-runtime';
export type usePushOnDeviceTestMutation$variables = {
  endpoint: string;
};
export type usePushOnDeviceTestMutation$data = {
  readonly send_push_notification: {
    readonly success: boolean;
  };
};
export type usePushOnDeviceTestMutation = {
  response: usePushOnDeviceTestMutation$data;
  variables: usePushOnDeviceTestMutation$variables;
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
        "kind": "Variable",
        "name": "endpoint",
        "variableName": "endpoint"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "send_push_notification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
    "name": "usePushOnDeviceTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePushOnDeviceTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e69848207f864f97fcfe11c40bd48c17597a25ff7550ee1a122d27f1ed37b0fe",
    "metadata": {},
    "name": "usePushOnDeviceTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cce6edd118e045b6008e5106a96c1b27";

export default node;
