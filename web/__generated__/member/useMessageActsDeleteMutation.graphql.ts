/**
 * @generated SignedSource<<aa6dc7aee8a8c1bb85c8b2a0c1893157>>
 * @relayHash 1de62149643cc3fd0259a0c0ce8e3f33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b440676ddd7848b74aa3fafc6a7f09ec68c32d938de6eae1c6ca4c9fc429b432

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageActsDeleteMutation$variables = {
  at: string;
  id: string;
};
export type useMessageActsDeleteMutation$data = {
  readonly update_messages_by_pk: {
    readonly deleted_at: string | null;
    readonly id: string;
  } | null;
};
export type useMessageActsDeleteMutation = {
  response: useMessageActsDeleteMutation$data;
  variables: useMessageActsDeleteMutation$variables;
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
    "name": "useMessageActsDeleteMutation",
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
    "name": "useMessageActsDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b440676ddd7848b74aa3fafc6a7f09ec68c32d938de6eae1c6ca4c9fc429b432",
    "metadata": {},
    "name": "useMessageActsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f2feb8d79f3da6e928e09bd3b79fdf9";

export default node;
