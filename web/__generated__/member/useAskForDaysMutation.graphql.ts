/**
 * @generated SignedSource<<2ce3bf20b3a7852d3b267eeaf1ab39db>>
 * @relayHash 5c3be329b56bd1dd95679fbaf6013024
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2713ccbd43fef31518555be3a70ef62d5bbe9d2c4d043d43955c85d2d646a936

import type { ConcreteRequest } from 'relay-runtime';
export type useAskForDaysMutation$variables = {
  cycle: number;
  groupId: string;
  round: number;
  userId: string;
};
export type useAskForDaysMutation$data = {
  readonly open_extend_grace_vote: {
    readonly vote_id: string;
  };
};
export type useAskForDaysMutation = {
  response: useAskForDaysMutation$data;
  variables: useAskForDaysMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cycle"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groupId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "round"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cycle",
        "variableName": "cycle"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "payout_round",
        "variableName": "round"
      },
      {
        "kind": "Variable",
        "name": "user_id",
        "variableName": "userId"
      }
    ],
    "concreteType": "OpenVoteOutput",
    "kind": "LinkedField",
    "name": "open_extend_grace_vote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vote_id",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAskForDaysMutation",
    "selections": (v4/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAskForDaysMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "2713ccbd43fef31518555be3a70ef62d5bbe9d2c4d043d43955c85d2d646a936",
    "metadata": {},
    "name": "useAskForDaysMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "035ed7bd0bc7d15f4cd2225611d1c625";

export default node;
