/**
 * @generated SignedSource<<26ef0ba2aa374c244ddd6ec54016a2be>>
 * @relayHash 0090ecf2f10e839eb1c1867f8f6837c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf4825b99d1e4679c77ba70e8ece653a8308e8d7b3b24bf38604973e335fc882

import type { ConcreteRequest } from 'relay-runtime';
export type AdmissionFormMutation$variables = {
  groupId: string;
  isPublic: boolean;
  joinMethod: string;
};
export type AdmissionFormMutation$data = {
  readonly set_group_admission: {
    readonly success: boolean;
  };
};
export type AdmissionFormMutation = {
  response: AdmissionFormMutation$data;
  variables: AdmissionFormMutation$variables;
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
    "name": "isPublic"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "joinMethod"
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
        "name": "is_public",
        "variableName": "isPublic"
      },
      {
        "kind": "Variable",
        "name": "join_method",
        "variableName": "joinMethod"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_group_admission",
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
    "name": "AdmissionFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdmissionFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf4825b99d1e4679c77ba70e8ece653a8308e8d7b3b24bf38604973e335fc882",
    "metadata": {},
    "name": "AdmissionFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d24e72e71e41bcb3f4982802aae08c43";

export default node;
