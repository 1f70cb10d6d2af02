/**
 * @generated SignedSource<<fab5ec8eb69d9b79858dfd684cad8ce2>>
 * @relayHash 505ee6604fbec89a314abc1cee505707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd95496448a89b1cf4cd0a946eb4d0878a7514f8aea14b1a7b683f695068d99

import type { ConcreteRequest } from 'relay-runtime';
export type ShownTerms = {
  contribution_amount: number;
  currency: string;
  frequency: string;
  manual_start_enabled: boolean;
  member_limit: number;
  minimum_members_to_start: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  rules: string;
  start_date?: string | null;
};
export type useJoinGroupMutation$variables = {
  groupId: string;
  message?: string | null;
  shown: ShownTerms;
};
export type useJoinGroupMutation$data = {
  readonly join_group: {
    readonly isNew: boolean;
    readonly requiresApproval: boolean;
  };
};
export type useJoinGroupMutation = {
  response: useJoinGroupMutation$data;
  variables: useJoinGroupMutation$variables;
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
    "name": "message"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shown"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "accept_agreement",
        "value": true
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "groupId"
      },
      {
        "kind": "Variable",
        "name": "message",
        "variableName": "message"
      },
      {
        "kind": "Variable",
        "name": "shown_terms",
        "variableName": "shown"
      }
    ],
    "concreteType": "JoinGroupOutput",
    "kind": "LinkedField",
    "name": "join_group",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isNew",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requiresApproval",
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
    "name": "useJoinGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cd95496448a89b1cf4cd0a946eb4d0878a7514f8aea14b1a7b683f695068d99",
    "metadata": {},
    "name": "useJoinGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa77aa4425018c670bc988e98f916f61";

export default node;
