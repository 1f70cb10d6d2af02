/**
 * @generated SignedSource<<83828aba9aa1512f27e58563f9d12b61>>
 * @relayHash 8869b63382aac4c089493d6319c3f59f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9bcc8d3ca55a7605b82d7b5126a8eeaa447d755adeb16828dcd82d35e1917ae

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
export type CreateGroupFormSaveMutation$variables = {
  input: CreateGroupInput;
};
export type CreateGroupFormSaveMutation$data = {
  readonly save_pending_group: {
    readonly url_slug: string;
  };
};
export type CreateGroupFormSaveMutation = {
  response: CreateGroupFormSaveMutation$data;
  variables: CreateGroupFormSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateGroupOutput",
    "kind": "LinkedField",
    "name": "save_pending_group",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateGroupFormSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateGroupFormSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a9bcc8d3ca55a7605b82d7b5126a8eeaa447d755adeb16828dcd82d35e1917ae",
    "metadata": {},
    "name": "CreateGroupFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc47085264230071454eb4eb7fa9220b";

export default node;
