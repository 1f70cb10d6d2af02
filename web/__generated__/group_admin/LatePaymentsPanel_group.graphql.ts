/**
 * @generated SignedSource<<13bf8a2dbf78ea88bd9d7d9cafa35126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatePaymentsPanel_group$data = {
  readonly current_cycle: number;
  readonly group_id: string;
  readonly late_contributions: ReadonlyArray<{
    readonly asked_at: string | null;
    readonly cycle: number | null;
    readonly payout_round: number | null;
    readonly user_id: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"LatePaymentRow_late">;
  }>;
  readonly " $fragmentType": "LatePaymentsPanel_group";
};
export type LatePaymentsPanel_group$key = {
  readonly " $data"?: LatePaymentsPanel_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatePaymentsPanel_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatePaymentsPanel_group",
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
      "args": null,
      "kind": "ScalarField",
      "name": "group_id",
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
              "asked_at": "asc_nulls_last"
            },
            {
              "state": "asc"
            },
            {
              "due_date": "asc"
            },
            {
              "user_id": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_open_for_good": {
              "_eq": false
            }
          }
        }
      ],
      "concreteType": "late_contributions",
      "kind": "LinkedField",
      "name": "late_contributions",
      "plural": true,
      "selections": [
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
          "name": "cycle",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LatePaymentRow_late"
        }
      ],
      "storageKey": "late_contributions(order_by:[{\"asked_at\":\"asc_nulls_last\"},{\"state\":\"asc\"},{\"due_date\":\"asc\"},{\"user_id\":\"asc\"}],where:{\"is_open_for_good\":{\"_eq\":false}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "c3aad89bc4480db6d223dcb0a1d3bffe";

export default node;
