/**
 * @generated SignedSource<<8381c8ec1e0a10c5506e1ec7b0750a1e>>
 * @relayHash c25cf92db938acee954a5ad19e296611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c38782ebef20f93e91472a2d64c229163e46b0c78ffa20db5cae34139e80ce20

import type { ConcreteRequest } from 'relay-runtime';
export type useAlertActsDismissMutation$variables = {
  at?: string | null;
  id: string;
};
export type useAlertActsDismissMutation$data = {
  readonly update_notifications: {
    readonly affected_rows: number;
  } | null;
};
export type useAlertActsDismissMutation = {
  response: useAlertActsDismissMutation$data;
  variables: useAlertActsDismissMutation$variables;
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
            "name": "dismissed_at",
            "variableName": "at"
          }
        ],
        "kind": "ObjectValue",
        "name": "_set"
      },
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
            "name": "notification_id"
          }
        ],
        "kind": "ObjectValue",
        "name": "where"
      }
    ],
    "concreteType": "notifications_mutation_response",
    "kind": "LinkedField",
    "name": "update_notifications",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAlertActsDismissMutation",
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
    "name": "useAlertActsDismissMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c38782ebef20f93e91472a2d64c229163e46b0c78ffa20db5cae34139e80ce20",
    "metadata": {},
    "name": "useAlertActsDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cf89051c6d26483f1ff59b0ff23b928";

export default node;
