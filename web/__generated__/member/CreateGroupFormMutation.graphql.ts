/**
 * @generated SignedSource<<1cf269113d29a80990746139494e2b45>>
 * @relayHash 013911b2fa7ed50063d52260aa6b9150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8fcd43c8a90d30d575f4318e026c253ff96b07f6a91dcd9f4ea2986529ccbc

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
export type CreateGroupFormMutation$variables = {
  input: CreateGroupInput;
};
export type CreateGroupFormMutation$data = {
  readonly create_group: {
    readonly url_slug: string;
  };
};
export type CreateGroupFormMutation = {
  response: CreateGroupFormMutation$data;
  variables: CreateGroupFormMutation$variables;
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
    "name": "create_group",
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
    "name": "CreateGroupFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateGroupFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb8fcd43c8a90d30d575f4318e026c253ff96b07f6a91dcd9f4ea2986529ccbc",
    "metadata": {},
    "name": "CreateGroupFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4178c7a665ddf39f3f4db03d14ef6f3b";

export default node;
