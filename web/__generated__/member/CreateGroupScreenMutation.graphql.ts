/**
 * @generated SignedSource<<47af861bbd66780162077e419f721abd>>
 * @relayHash 7962ea521303b65d2bb0a8ba2ef8197e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5369231e438e2aa542d3bc7660bf9faa06d203dc21730ce9d74b98717a3ede1

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGroupInput = {
  accept_agreement: boolean;
  contribution_amount: number;
  currency?: string | null;
  description?: string | null;
  frequency: string;
  is_public: boolean;
  join_method?: string | null;
  location?: string | null;
  manual_start_enabled?: boolean | null;
  member_limit: number;
  minimum_members_to_start?: number | null;
  name: string;
  payout_assignment_method?: string | null;
  rules?: string | null;
  start_date: string;
  time_zone: string;
};
export type CreateGroupScreenMutation$variables = {
  input: CreateGroupInput;
};
export type CreateGroupScreenMutation$data = {
  readonly create_group: {
    readonly url_slug: string;
  };
};
export type CreateGroupScreenMutation = {
  response: CreateGroupScreenMutation$data;
  variables: CreateGroupScreenMutation$variables;
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
    "name": "CreateGroupScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateGroupScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5369231e438e2aa542d3bc7660bf9faa06d203dc21730ce9d74b98717a3ede1",
    "metadata": {},
    "name": "CreateGroupScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d172d923e6a8d14e7c332c2e0207a1b8";

export default node;
