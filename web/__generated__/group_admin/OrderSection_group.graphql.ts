/**
 * @generated SignedSource<<7a024f1220fe73e769f9251027f35e50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type OrderSection_group$data = {
  readonly group_id: string;
  readonly may_manage: Json | null;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_group">;
  readonly " $fragmentType": "OrderSection_group";
};
export type OrderSection_group$key = {
  readonly " $data"?: OrderSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_manage",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "9985050c3cc663814d2fe28fb441c2b5";

export default node;
