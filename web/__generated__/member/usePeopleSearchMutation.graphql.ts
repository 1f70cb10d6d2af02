/**
 * @generated SignedSource<<b88f6edbb295eb9e1d6c708f57f88cc8>>
 * @relayHash b918be8ab356387d459e50c6266ff7a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9509bb856da159bf15f2c2ea3110060709fc539fcdf2be5eec190be14045ec6

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
      readonly is_invited: boolean;
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
    "concreteType": "SearchInviteesOutput",
    "kind": "LinkedField",
    "name": "search_people",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundInvitee",
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
            "name": "is_invited",
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
    "id": "d9509bb856da159bf15f2c2ea3110060709fc539fcdf2be5eec190be14045ec6",
    "metadata": {},
    "name": "usePeopleSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d5b4b679854a95f6b8e07fec93bb073";

export default node;
