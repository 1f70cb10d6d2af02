/**
 * @generated SignedSource<<8ecb022a63deee9070e205df5dfbd142>>
 * @relayHash 9b9fed804878effc7766e4fb1db3b78e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 762aacf944e84844fb793fe9c33023f816ca9ef18b5dac7ac329bb653c2c8aa5

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentsSectionMutation$variables = {
  groupId: string;
};
export type PaymentsSectionMutation$data = {
  readonly remind_members: {
    readonly reminded: number;
  };
};
export type PaymentsSectionMutation = {
  response: PaymentsSectionMutation$data;
  variables: PaymentsSectionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "concreteType": "RemindOutput",
    "kind": "LinkedField",
    "name": "remind_members",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reminded",
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
    "name": "PaymentsSectionMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentsSectionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "762aacf944e84844fb793fe9c33023f816ca9ef18b5dac7ac329bb653c2c8aa5",
    "metadata": {},
    "name": "PaymentsSectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81b65d0112cfae257fee7dbe4973ba80";

export default node;
