/**
 * @generated SignedSource<<f4c05783b6fb8f9c6cbbdc4bec5b178c>>
 * @relayHash 840c06e4cae078eb14a4cf6d087bf988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2b2e1d4e074babe7062233a2168fb9365ce9230c9c6f6717f1c75331d5973f

import type { ConcreteRequest } from 'relay-runtime';
export type groups_set_input = {
  description?: string | null;
  location?: string | null;
  name?: string | null;
  rules?: string | null;
};
export type DetailsFormMutation$variables = {
  groupId: string;
  words: groups_set_input;
};
export type DetailsFormMutation$data = {
  readonly update_groups_by_pk: {
    readonly group_id: string;
  } | null;
};
export type DetailsFormMutation = {
  response: DetailsFormMutation$data;
  variables: DetailsFormMutation$variables;
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
    "name": "words"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "_set",
    "variableName": "words"
  },
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      }
    ],
    "kind": "ObjectValue",
    "name": "pk_columns"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DetailsFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "groups",
        "kind": "LinkedField",
        "name": "update_groups_by_pk",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DetailsFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "groups",
        "kind": "LinkedField",
        "name": "update_groups_by_pk",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cf2b2e1d4e074babe7062233a2168fb9365ce9230c9c6f6717f1c75331d5973f",
    "metadata": {},
    "name": "DetailsFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2887fccd2ae64decc2bfef36b7b2bdf0";

export default node;
