/**
 * @generated SignedSource<<ff8f4af1ba174f9f91502cf7ff48eb79>>
 * @relayHash 7d04dc87ead0e3d40dd748e6de3b620c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4a0eec724c9a543aedea3eb146d2e1236d52ba49c9f18ddb0a7070f5d61ea9

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupInput = {
  accent_color?: string | null;
  accept_agreement: boolean;
  contribution_amount: number;
  cover_id?: string | null;
  currency?: string | null;
  description?: string | null;
  frequency: string;
  is_public: boolean;
  join_method?: string | null;
  link_name?: string | null;
  location?: string | null;
  manual_start_enabled?: boolean | null;
  member_limit: number;
  minimum_members_to_start?: number | null;
  name: string;
  payout_assignment_method?: string | null;
  payout_delay_days?: number | null;
  picture_id?: string | null;
  rules?: string | null;
  start_date: string;
  time_zone: string;
};
export type CreateGroupFormUpdateMutation$variables = {
  finish: boolean;
  group_id: string;
  input: CreateGroupInput;
};
export type CreateGroupFormUpdateMutation$data = {
  readonly update_pending_group: {
    readonly url_slug: string;
  };
};
export type CreateGroupFormUpdateMutation = {
  response: CreateGroupFormUpdateMutation$data;
  variables: CreateGroupFormUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "finish"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "group_id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "finish",
        "variableName": "finish"
      },
      {
        "kind": "Variable",
        "name": "group_id",
        "variableName": "group_id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateGroupOutput",
    "kind": "LinkedField",
    "name": "update_pending_group",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url_slug",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateGroupFormUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateGroupFormUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cc4a0eec724c9a543aedea3eb146d2e1236d52ba49c9f18ddb0a7070f5d61ea9",
    "metadata": {},
    "name": "CreateGroupFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d1b8a94f86c09f1a7da735cc1ff29bc";

export default node;
