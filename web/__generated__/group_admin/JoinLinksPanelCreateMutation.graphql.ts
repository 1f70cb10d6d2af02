/**
 * @generated SignedSource<<d8a3d7797287da43ff43eba84006dcd1>>
 * @relayHash 443c0a795d4997709aa905b9bd20b014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 353432619343bdfa691439907948f859e8efd5b3d9b93d02010121fbfae5805e

import type { ConcreteRequest } from 'relay-runtime';
export type JoinLinksPanelCreateMutation$variables = {
  groupId: string;
};
export type JoinLinksPanelCreateMutation$data = {
  readonly create_join_link: {
    readonly join_link_id: string;
    readonly path: string;
  };
};
export type JoinLinksPanelCreateMutation = {
  response: JoinLinksPanelCreateMutation$data;
  variables: JoinLinksPanelCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupId"
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
      }
    ],
    "concreteType": "JoinLinkOutput",
    "kind": "LinkedField",
    "name": "create_join_link",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "join_link_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "JoinLinksPanelCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinLinksPanelCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "353432619343bdfa691439907948f859e8efd5b3d9b93d02010121fbfae5805e",
    "metadata": {},
    "name": "JoinLinksPanelCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "377aa11373be24054f3ce87b8f18f9e2";

export default node;
