/**
 * @generated SignedSource<<1c91e22ca72acc214e7cc95807343356>>
 * @relayHash 87eb8e79422ba52306a79485bdce7241
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82234df09f32a5f30944de2ef811bf00757cbbdedced7ac37f28de4e1d5b769f

import type { ConcreteRequest } from 'relay-runtime';
export type LookFormMutation$variables = {
  accent: string;
  groupId: string;
  linkName: string;
};
export type LookFormMutation$data = {
  readonly set_group_look: {
    readonly success: boolean;
  };
};
export type LookFormMutation = {
  response: LookFormMutation$data;
  variables: LookFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linkName"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "accent_color",
        "variableName": "accent"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "link_name",
        "variableName": "linkName"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_group_look",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LookFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LookFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "82234df09f32a5f30944de2ef811bf00757cbbdedced7ac37f28de4e1d5b769f",
    "metadata": {},
    "name": "LookFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6eb6572a445e916ed1a204a8a0e991b";

export default node;
