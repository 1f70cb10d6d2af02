/**
 * @generated SignedSource<<1c54719a1d8e8370cf5c752fd02e319f>>
 * @relayHash af880ec83ee77eab263668af748b031e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408bb6248138dc9dd478dbd6d3585688680be6194747782bd166f81bc7a4ada6

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageActsReactMutation$variables = {
  emoji: string;
  messageId: string;
};
export type useMessageActsReactMutation$data = {
  readonly insert_message_reactions: {
    readonly affected_rows: number;
  } | null;
};
export type useMessageActsReactMutation = {
  response: useMessageActsReactMutation$data;
  variables: useMessageActsReactMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "emoji"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "messageId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "emoji",
                "variableName": "emoji"
              },
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
    "concreteType": "message_reactions_mutation_response",
    "kind": "LinkedField",
    "name": "insert_message_reactions",
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
    "name": "useMessageActsReactMutation",
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
    "name": "useMessageActsReactMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "408bb6248138dc9dd478dbd6d3585688680be6194747782bd166f81bc7a4ada6",
    "metadata": {},
    "name": "useMessageActsReactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f2553a29f28a30898c3baf57b9eaaeb";

export default node;
