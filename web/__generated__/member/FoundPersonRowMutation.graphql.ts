/**
 * @generated SignedSource<<87ace5ce3726e3490a110b1b393c449b>>
 * @relayHash 57704e5edb33ea78d9150e30d57be2c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51864eb6fe2372b6eec04586be9d7afbbb47db785aea20ae4f186b61070d4e83

import type { ConcreteRequest } from 'relay-runtime';
export type FoundPersonRowMutation$variables = {
  groupId: string;
  userId: string;
};
export type FoundPersonRowMutation$data = {
  readonly invite_person: {
    readonly invitation_id: string;
  };
};
export type FoundPersonRowMutation = {
  response: FoundPersonRowMutation$data;
  variables: FoundPersonRowMutation$variables;
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
    "concreteType": "InviteOutput",
    "kind": "LinkedField",
    "name": "invite_person",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invitation_id",
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
    "name": "FoundPersonRowMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundPersonRowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51864eb6fe2372b6eec04586be9d7afbbb47db785aea20ae4f186b61070d4e83",
    "metadata": {},
    "name": "FoundPersonRowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3e81eb00645d2f04ecb9c67990ecdd3";

export default node;
