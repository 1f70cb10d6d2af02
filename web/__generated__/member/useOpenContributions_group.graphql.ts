/**
 * @generated SignedSource<<afcd46dc08ac04216d5f77232fb171fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenContributions_group$data = {
  readonly current_cycle: number;
  readonly open_contributions: ReadonlyArray<{
    readonly amount: number | null;
    readonly currency: string | null;
    readonly cycle: number | null;
    readonly due_date: string | null;
    readonly payer_alias: string | null;
    readonly payout_round: number | null;
    readonly recipient_alias: string | null;
    readonly recipient_id: string | null;
    readonly state: string | null;
    readonly user_id: string | null;
  }>;
  readonly " $fragmentType": "useOpenContributions_group";
};
export type useOpenContributions_group$key = {
  readonly " $data"?: useOpenContributions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenContributions_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenContributions_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_cycle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "due_date": "asc"
            },
            {
              "user_id": "asc"
            }
          ]
        }
      ],
      "concreteType": "open_contributions",
      "kind": "LinkedField",
      "name": "open_contributions",
      "plural": true,
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
          "name": "payer_alias",
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
          "name": "recipient_alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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
      "storageKey": "open_contributions(order_by:[{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}])"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "142b2f40e7e81df249f5e367e076acf2";

export default node;
