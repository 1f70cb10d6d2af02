/**
 * @generated SignedSource<<aee80867e728b3739357330d55aaa81d>>
 * @relayHash 22c7e078c6f57a26793ed3f5431276f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6081962d932913d75de15ba7366d97b5be2fa6a5e43952d88e305a525daf3182

import type { ConcreteRequest } from 'relay-runtime';
export type OfferedSeatMutation$variables = {
  groupId: string;
};
export type OfferedSeatMutation$data = {
  readonly leave_waiting_list: {
    readonly success: boolean;
  };
};
export type OfferedSeatMutation = {
  response: OfferedSeatMutation$data;
  variables: OfferedSeatMutation$variables;
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
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "leave_waiting_list",
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
    "name": "OfferedSeatMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferedSeatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6081962d932913d75de15ba7366d97b5be2fa6a5e43952d88e305a525daf3182",
    "metadata": {},
    "name": "OfferedSeatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4f0efc0c16acc5ae10aea66a267ff99";

export default node;
