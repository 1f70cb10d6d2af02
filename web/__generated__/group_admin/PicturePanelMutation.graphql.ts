/**
 * @generated SignedSource<<1fe19aa1bf1718ad6ef71a278b4ca141>>
 * @relayHash be7d33767b56be16841f785fe85244e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60e9a332e7e049a850364914dfda2da23e307b3b2039a9a9c74e0a89398ad43f

import type { ConcreteRequest } from 'relay-runtime';
export type PicturePanelMutation$variables = {
  group_id: string;
  picture_id?: string | null;
};
export type PicturePanelMutation$data = {
  readonly set_group_picture: {
    readonly success: boolean;
  };
};
export type PicturePanelMutation = {
  response: PicturePanelMutation$data;
  variables: PicturePanelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "group_id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "picture_id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "group_id"
      },
      {
        "kind": "Variable",
        "name": "picture_id",
        "variableName": "picture_id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "set_group_picture",
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
    "name": "PicturePanelMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PicturePanelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "60e9a332e7e049a850364914dfda2da23e307b3b2039a9a9c74e0a89398ad43f",
    "metadata": {},
    "name": "PicturePanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e854d366e18377c9ad0d671792be28bd";

export default node;
