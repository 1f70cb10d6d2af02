/**
 * @generated SignedSource<<7a5c20fd395bd391001dc014a2305dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type LatePaymentRow_late$data = {
  readonly amount: number | null;
  readonly asked_at: string | null;
  readonly currency: string | null;
  readonly cycle: number | null;
  readonly due_date: string | null;
  readonly may_allow: Json | null;
  readonly may_ask_circle: Json | null;
  readonly member: {
    readonly alias: string | null;
    readonly avatar_url: string | null;
  } | null;
  readonly open_through: string | null;
  readonly opens_at: string | null;
  readonly payout_round: number | null;
  readonly user_id: string | null;
  readonly " $fragmentType": "LatePaymentRow_late";
};
export type LatePaymentRow_late$key = {
  readonly " $data"?: LatePaymentRow_late$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatePaymentRow_late">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatePaymentRow_late",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asked_at",
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
      "name": "cycle",
      "storageKey": null
    },
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
      "name": "may_allow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_ask_circle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "member_profiles",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar_url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open_through",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opens_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout_round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "user_id",
      "storageKey": null
    }
  ],
  "type": "late_contributions",
  "abstractKey": null
};

(node as any).hash = "d8d9029ded132def5f11cbf0a8fd7327";

export default node;
