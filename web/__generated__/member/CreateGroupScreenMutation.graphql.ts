/**
 * @generated SignedSource<<c2045533e41ee63827a6e164cd8e92ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "7962ea521303b65d2bb0a8ba2ef8197e",
    "id": null,
    "metadata": {},
    "name": "CreateGroupScreenMutation",
    "operationKind": "mutation",
    "text": "mutation CreateGroupScreenMutation(\n  $input: CreateGroupInput!\n) {\n  create_group(input: $input) {\n    url_slug\n  }\n}\n"
  }
};
})();

(node as any).hash = "d172d923e6a8d14e7c332c2e0207a1b8";

export default node;
