/**
 * @generated SignedSource<<cddd6571c2d713b349f669a9b496bdae>>
 * @relayHash ebed987a4ecacecee69af16b8663886d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd139291b9b39e63eb16324bfe1c1df7ea37707612807b4af5b3000947670338

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageActsHideMutation$variables = {
  messageId: string;
};
export type useMessageActsHideMutation$data = {
  readonly insert_hidden_messages: {
    readonly affected_rows: number;
  } | null;
};
export type useMessageActsHideMutation = {
  response: useMessageActsHideMutation$data;
  variables: useMessageActsHideMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "message_id",
                "variableName": "messageId"
              }
            ],
            "kind": "ObjectValue",
            "name": "objects.0"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      }
    ],
    "concreteType": "hidden_messages_mutation_response",
    "kind": "LinkedField",
    "name": "insert_hidden_messages",
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
    "name": "useMessageActsHideMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMessageActsHideMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd139291b9b39e63eb16324bfe1c1df7ea37707612807b4af5b3000947670338",
    "metadata": {},
    "name": "useMessageActsHideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f905a425c7e8094a780498fe310b967";

export default node;
