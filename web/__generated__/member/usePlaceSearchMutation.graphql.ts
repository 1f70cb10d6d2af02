/**
 * @generated SignedSource<<fdc846bddd375f6d7898588e098e3486>>
 * @relayHash eae6b81ce830314a078b310e02096ffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63c571cf918fa517bcca6257020aa9e81b9da745ac0e1de14ec0c3915c074df3

import type { ConcreteRequest } from 'relay-runtime';
export type usePlaceSearchMutation$variables = {
  searchId: string;
};
export type usePlaceSearchMutation$data = {
  readonly load_google_maps: {
    readonly scriptUrl: string;
    readonly searches_left: number;
  };
};
export type usePlaceSearchMutation = {
  response: usePlaceSearchMutation$data;
  variables: usePlaceSearchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searchId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search_id",
        "variableName": "searchId"
      }
    ],
    "concreteType": "GoogleMapsOutput",
    "kind": "LinkedField",
    "name": "load_google_maps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scriptUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "searches_left",
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
    "name": "usePlaceSearchMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceSearchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "63c571cf918fa517bcca6257020aa9e81b9da745ac0e1de14ec0c3915c074df3",
    "metadata": {},
    "name": "usePlaceSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4a4c56145b208f1d35a5dbae8ca1f65";

export default node;
