/**
 * @generated SignedSource<<08793e60687dcbef40fd167462bf2c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useNextCycle_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly " $fragmentSpreads": FragmentRefs<"shownTerms_group">;
  readonly " $fragmentType": "useNextCycle_group";
};
export type useNextCycle_group$key = {
  readonly " $data"?: useNextCycle_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNextCycle_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contribution_amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNextCycle_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "shownTerms_group",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manual_start_enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "member_limit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum_members_to_start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_assignment_method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_delay_days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rules",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start_date",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "b7e67680f505a70e2e8a83c997c11eae";

export default node;
