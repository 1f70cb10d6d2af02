/**
 * @generated SignedSource<<ecff29126284994a69882a46ee043351>>
 * @relayHash 3ec4ab11a161d30c0714b18d0acd0b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c354546db4de557757d78bc53a7e809c8041a06061b70eb9b630368369f7afc

import type { ConcreteRequest } from 'relay-runtime';
export type JoinLinkRowRevokeMutation$variables = {
  id: string;
};
export type JoinLinkRowRevokeMutation$data = {
  readonly revoke_join_link: {
    readonly success: boolean;
  };
};
export type JoinLinkRowRevokeMutation = {
  response: JoinLinkRowRevokeMutation$data;
  variables: JoinLinkRowRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "join_link_id",
        "variableName": "id"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "revoke_join_link",
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
    "name": "JoinLinkRowRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinLinkRowRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c354546db4de557757d78bc53a7e809c8041a06061b70eb9b630368369f7afc",
    "metadata": {},
    "name": "JoinLinkRowRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "522310983b450062cbf6c666af9e9674";

export default node;
