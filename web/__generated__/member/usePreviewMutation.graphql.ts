/**
 * @generated SignedSource<<23e69fc754988c34ba1037a3bea864b1>>
 * @relayHash ddbdb8890d93ba8e55f4d3671c818b29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb9a44476522aab98b464874c631eb4b4a95227d9c3f2522a90bd9528362769f

import type { ConcreteRequest } from 'relay-runtime';
export type PreviewGroupInput = {
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
  payout_delay_days?: number | null;
  rules?: string | null;
  start_date: string;
  time_zone: string;
};
export type usePreviewMutation$variables = {
  input: PreviewGroupInput;
};
export type usePreviewMutation$data = {
  readonly preview_group: {
    readonly bank_total: number;
    readonly card_total: number;
    readonly cash_payout: number;
    readonly contributions: number;
    readonly schedule: ReadonlyArray<{
      readonly due_date: string;
      readonly payout_date: string;
      readonly payout_round: number;
    }>;
    readonly total_payout: number;
  };
};
export type usePreviewMutation = {
  response: usePreviewMutation$data;
  variables: usePreviewMutation$variables;
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
    "concreteType": "PreviewGroupOutput",
    "kind": "LinkedField",
    "name": "preview_group",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bank_total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "card_total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cash_payout",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contributions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total_payout",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PreviewRound",
        "kind": "LinkedField",
        "name": "schedule",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "due_date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payout_date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payout_round",
            "storageKey": null
          }
        ],
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
    "name": "usePreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb9a44476522aab98b464874c631eb4b4a95227d9c3f2522a90bd9528362769f",
    "metadata": {},
    "name": "usePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf32e581063cb88225fb02d8f70b979d";

export default node;
