/**
 * @generated SignedSource<<95f30013d6bbc8d35bc1eb7960f2df6d>>
 * @relayHash eccd37606edd72ce8e89d2d27725adb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae4b6101c8eaa539602e10cfa6c85e2317e7f9a55773bbe9dd930db23b191481

import type { ConcreteRequest } from 'relay-runtime';
export type removeMessageMutation$variables = {
  at: string;
  id: string;
};
export type removeMessageMutation$data = {
  readonly update_messages_by_pk: {
    readonly deleted_at: string | null;
    readonly id: string;
  } | null;
};
export type removeMessageMutation = {
  response: removeMessageMutation$data;
  variables: removeMessageMutation$variables;
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
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "deleted_at",
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
            "name": "message_id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "pk_columns"
      }
    ],
    "concreteType": "messages",
    "kind": "LinkedField",
    "name": "update_messages_by_pk",
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
        "name": "deleted_at",
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
    "name": "removeMessageMutation",
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
    "name": "removeMessageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ae4b6101c8eaa539602e10cfa6c85e2317e7f9a55773bbe9dd930db23b191481",
    "metadata": {},
    "name": "removeMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "774c1628c75acea5bd32c5552dbcaf9f";

export default node;
