/**
 * @generated SignedSource<<53c4a4e77ca6bcf4621b32171879f5d6>>
 * @relayHash da61ba5e96f52149f0e3ba40c4e79081
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d40f9b19f119e39d30561edf6088852bc3347bd7d5e23a1ad3ee1bd1e24ec05c

import type { ConcreteRequest } from 'relay-runtime';
export type useReadMarksMutation$variables = {
  chat: string;
  me: string;
  number: number;
};
export type useReadMarksMutation$data = {
  readonly update_chat_user_states_by_pk: {
    readonly id: string;
    readonly read_number: number;
    readonly unread: number;
  } | null;
};
export type useReadMarksMutation = {
  response: useReadMarksMutation$data;
  variables: useReadMarksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chat"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "me"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "read_number",
            "variableName": "number"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "chat_id",
            "variableName": "chat"
          },
          {
            "kind": "Variable",
            "name": "user_id",
            "variableName": "me"
          }
        ],
        "kind": "ObjectValue",
        "name": "pk_columns"
      }
    ],
    "concreteType": "chat_user_states",
    "kind": "LinkedField",
    "name": "update_chat_user_states_by_pk",
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
        "name": "read_number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unread",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadMarksMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReadMarksMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d40f9b19f119e39d30561edf6088852bc3347bd7d5e23a1ad3ee1bd1e24ec05c",
    "metadata": {},
    "name": "useReadMarksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c49792f5c2ad6e2440b4333bf351b9a2";

export default node;
