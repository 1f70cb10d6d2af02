/**
 * @generated SignedSource<<273f632a82f4c2c578933bae2e16fbad>>
 * @relayHash ab656ab831d340b2016494b122df322a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 329ff768744d158b15e50d5ccffa32280179a0cf3aa73f2a308a93d34170e833

import type { ConcreteRequest } from 'relay-runtime';
export type askPushKeyMutation$variables = Record<PropertyKey, never>;
export type askPushKeyMutation$data = {
  readonly get_vapid_key: {
    readonly publicKey: string;
  };
};
export type askPushKeyMutation = {
  response: askPushKeyMutation$data;
  variables: askPushKeyMutation$variables;
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
    "name": "askPushKeyMutation",
    "selections": (v0/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askPushKeyMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "329ff768744d158b15e50d5ccffa32280179a0cf3aa73f2a308a93d34170e833",
    "metadata": {},
    "name": "askPushKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8e54961ebb4fda07d58cb4a78ffd641";

export default node;
