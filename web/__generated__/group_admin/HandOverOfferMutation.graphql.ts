/**
 * @generated SignedSource<<ddd795bfc3158cc0c5fe3e9ea0675b90>>
 * @relayHash 0b21acd16792a49a04088b0bf5f2c7f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0d3fd80fb135c04737975bcda533b9dfff3f6a2659e773c1a24f2374fb5e877

import type { ConcreteRequest } from 'relay-runtime';
export type HandOverOfferMutation$variables = {
  groupId: string;
  userId: string;
};
export type HandOverOfferMutation$data = {
  readonly offer_admin_role: {
    readonly success: boolean;
  };
};
export type HandOverOfferMutation = {
  response: HandOverOfferMutation$data;
  variables: HandOverOfferMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
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
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "offer_admin_role",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
    "name": "HandOverOfferMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HandOverOfferMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0d3fd80fb135c04737975bcda533b9dfff3f6a2659e773c1a24f2374fb5e877",
    "metadata": {},
    "name": "HandOverOfferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a69af45b02885d2b2c1259df9c17976";

export default node;
