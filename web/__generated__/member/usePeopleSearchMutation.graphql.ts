/**
 * @generated SignedSource<<a7bdea5b241a39454edbecca0021ac44>>
 * @relayHash 05992a2a36e5a34a4b5ce27407431235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd15075ef9ffed8a0c80faa64ab03daeae67d1bccaa97eaef072e38ad219f9d8

import type { ConcreteRequest } from 'relay-runtime';
export type usePeopleSearchMutation$variables = {
  groupId: string;
  text: string;
};
export type usePeopleSearchMutation$data = {
  readonly search_people: {
    readonly people: ReadonlyArray<{
      readonly alias: string;
      readonly avatar_url: string | null;
      readonly user_id: string;
      readonly username: string;
    }>;
  };
};
export type usePeopleSearchMutation = {
  response: usePeopleSearchMutation$data;
  variables: usePeopleSearchMutation$variables;
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
    "name": "text"
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
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "SearchPeopleOutput",
    "kind": "LinkedField",
    "name": "search_people",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundPerson",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avatar_url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "user_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          }
        ],
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
    "name": "usePeopleSearchMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePeopleSearchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd15075ef9ffed8a0c80faa64ab03daeae67d1bccaa97eaef072e38ad219f9d8",
    "metadata": {},
    "name": "usePeopleSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fdccf0df664250f3e89dc5a4f4ed1cc";

export default node;
