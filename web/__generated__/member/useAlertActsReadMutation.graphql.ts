/**
 * @generated SignedSource<<f95246b229f9427cef0aca86e545c68c>>
 * @relayHash 9ada88c3ea7ad61cedebc30f376b2c71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b133159c0e64bf87ec3c6ee80f0c9f1145e99e380fd5854f94ac5eb6dded292

import type { ConcreteRequest } from 'relay-runtime';
export type useAlertActsReadMutation$variables = {
  id: string;
};
export type useAlertActsReadMutation$data = {
  readonly update_notifications_by_pk: {
    readonly id: string;
    readonly read: boolean;
  } | null;
};
export type useAlertActsReadMutation = {
  response: useAlertActsReadMutation$data;
  variables: useAlertActsReadMutation$variables;
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
        "kind": "Literal",
        "name": "_set",
        "value": {
          "read": true
        }
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "notification_id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "pk_columns"
      }
    ],
    "concreteType": "notifications",
    "kind": "LinkedField",
    "name": "update_notifications_by_pk",
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
        "name": "read",
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
    "name": "useAlertActsReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAlertActsReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1b133159c0e64bf87ec3c6ee80f0c9f1145e99e380fd5854f94ac5eb6dded292",
    "metadata": {},
    "name": "useAlertActsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "baec90aa2a85a0d94bcc41f92db06e69";

export default node;
