/**
 * @generated SignedSource<<ee6e2ddad9783cd9b5d19636f408ad4b>>
 * @relayHash 1517c5897e1756820ad64339a3278feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d37f6b075bdd476a21210d796eeaf1c4f5badefed93ab34c6bb5f6e135cbb0c

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
export type ConfirmCardMutation$variables = {
  groupId: string;
  shown: ShownTerms;
};
export type ConfirmCardMutation$data = {
  readonly confirm_restart: {
    readonly success: boolean;
  };
};
export type ConfirmCardMutation = {
  response: ConfirmCardMutation$data;
  variables: ConfirmCardMutation$variables;
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
        "name": "shown_terms",
        "variableName": "shown"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "confirm_restart",
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
    "name": "ConfirmCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2d37f6b075bdd476a21210d796eeaf1c4f5badefed93ab34c6bb5f6e135cbb0c",
    "metadata": {},
    "name": "ConfirmCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b1f0b160b95288bb90690bb3bceeb6a";

export default node;
