/**
 * @generated SignedSource<<dea965f1b6324b2d3acab990e0cecfec>>
 * @relayHash 28e25618e7d86aa87727f88da831adc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a200c875ce8325652cb2a030b3b508e2dc1fbc776f01da4dd750223e5d36b024

import type { ConcreteRequest } from 'relay-runtime';
export type sendingsAlertMutation$variables = {
  id: string;
};
export type sendingsAlertMutation$data = {
  readonly update_notifications_by_pk: {
    readonly id: string;
    readonly read: boolean;
  } | null;
};
export type sendingsAlertMutation = {
  response: sendingsAlertMutation$data;
  variables: sendingsAlertMutation$variables;
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
    "name": "sendingsAlertMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendingsAlertMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a200c875ce8325652cb2a030b3b508e2dc1fbc776f01da4dd750223e5d36b024",
    "metadata": {},
    "name": "sendingsAlertMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b65db23ec58507b09fbab5243b002fbe";

export default node;
