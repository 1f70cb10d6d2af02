/**
 * @generated SignedSource<<79ac1496695407c70cf7ab4e234675a4>>
 * @relayHash e451b8d1a94962b997a2c8f6c0e7898e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dfc657dd1d5bd2d021ba16f7b8dac34b69863d5d498006dff298eb991a7b72a

import type { ConcreteRequest } from 'relay-runtime';
export type JoinLinkOpenerMutation$variables = {
  groupKey: string;
  token: string;
};
export type JoinLinkOpenerMutation$data = {
  readonly open_join_link: {
    readonly group_id: string;
  };
};
export type JoinLinkOpenerMutation = {
  response: JoinLinkOpenerMutation$data;
  variables: JoinLinkOpenerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupKey"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "group_key",
        "variableName": "groupKey"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "OpenedLinkOutput",
    "kind": "LinkedField",
    "name": "open_join_link",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "group_id",
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
    "name": "JoinLinkOpenerMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinLinkOpenerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9dfc657dd1d5bd2d021ba16f7b8dac34b69863d5d498006dff298eb991a7b72a",
    "metadata": {},
    "name": "JoinLinkOpenerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a1a377d62a4fed95a6346f50909a307";

export default node;
