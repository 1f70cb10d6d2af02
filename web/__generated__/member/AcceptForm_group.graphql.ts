/**
 * @generated SignedSource<<bf64ef8efcf755ba1d72d6ecb6633712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type AcceptForm_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly may_join: Json | null;
  readonly member_limit: number;
  readonly name: string;
  readonly short_id: number;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSchedule_group">;
  readonly " $fragmentType": "AcceptForm_group";
};
export type AcceptForm_group$key = {
  readonly " $data"?: AcceptForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptForm_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contribution_amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
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
      "name": "may_join",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "short_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_slug",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSchedule_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f2dd21a79355c95231b981800a6df09a";

export default node;
