/**
 * @generated SignedSource<<79818472955aad22a3ab60088fa01ea3>>
 * @relayHash a91af4bac1ab68f4dae1a07d01ec64ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bad63acca5a34c2e08343f9cd52ce1977919463783a76f061bb164dfd9fa731

import type { ConcreteRequest } from 'relay-runtime';
export type ExtendRecruitmentMutation$variables = {
  groupId: string;
  startDate: string;
};
export type ExtendRecruitmentMutation$data = {
  readonly extend_recruitment: {
    readonly success: boolean;
  };
};
export type ExtendRecruitmentMutation = {
  response: ExtendRecruitmentMutation$data;
  variables: ExtendRecruitmentMutation$variables;
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
    "name": "startDate"
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
        "name": "start_date",
        "variableName": "startDate"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "extend_recruitment",
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
    "name": "ExtendRecruitmentMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExtendRecruitmentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3bad63acca5a34c2e08343f9cd52ce1977919463783a76f061bb164dfd9fa731",
    "metadata": {},
    "name": "ExtendRecruitmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7be1f3022d001eda8fb8146c0c92239";

export default node;
