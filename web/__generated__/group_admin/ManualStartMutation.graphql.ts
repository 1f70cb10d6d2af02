/**
 * @generated SignedSource<<096206fde0d7aa459793f769e3d2ef0b>>
 * @relayHash b6126897a7eb15b7c6da9504151f2dbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4340dc2464ce583687b216b36e6c917089618fb187a00b5214aa6615d83700b2

import type { ConcreteRequest } from 'relay-runtime';
export type ManualStartMutation$variables = {
  groupId: string;
  isEnabled: boolean;
  minimum: number;
};
export type ManualStartMutation$data = {
  readonly set_manual_start: {
    readonly success: boolean;
  };
};
export type ManualStartMutation = {
  response: ManualStartMutation$data;
  variables: ManualStartMutation$variables;
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
    "name": "isEnabled"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "minimum"
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
        "name": "manual_start_enabled",
        "variableName": "isEnabled"
      },
      {
        "kind": "Variable",
        "name": "minimum_members_to_start",
        "variableName": "minimum"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_manual_start",
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
    "name": "ManualStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManualStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4340dc2464ce583687b216b36e6c917089618fb187a00b5214aa6615d83700b2",
    "metadata": {},
    "name": "ManualStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "879f714207f4cb48dd220e7e1af29bfb";

export default node;
