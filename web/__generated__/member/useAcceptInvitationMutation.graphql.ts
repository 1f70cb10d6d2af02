/**
 * @generated SignedSource<<25edcb873a3cf47364b1d50c76fd415d>>
 * @relayHash fa66b32fc313c00d019328a087007e8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a283062e51929c413c652ea95d09b281428680339ae67a5f0c7b62e809555a9b

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
export type useAcceptInvitationMutation$variables = {
  invitationId: string;
  shown: ShownTerms;
};
export type useAcceptInvitationMutation$data = {
  readonly accept_invitation: {
    readonly success: boolean;
  };
};
export type useAcceptInvitationMutation = {
  response: useAcceptInvitationMutation$data;
  variables: useAcceptInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invitationId"
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
        "name": "invitation_id",
        "variableName": "invitationId"
      },
      {
        "kind": "Variable",
        "name": "shown_terms",
        "variableName": "shown"
      }
    ],
    "concreteType": "SuccessOutput",
    "kind": "LinkedField",
    "name": "accept_invitation",
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
    "name": "useAcceptInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAcceptInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a283062e51929c413c652ea95d09b281428680339ae67a5f0c7b62e809555a9b",
    "metadata": {},
    "name": "useAcceptInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4789497586f19ba1b63ccca1496f075";

export default node;
