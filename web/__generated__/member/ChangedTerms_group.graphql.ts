/**
 * @generated SignedSource<<a99555ad80901d2c1bf1e8145ab36feb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ChangedTerms_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly member_limit: number;
  readonly name: string;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly payout_delay_days: number;
  readonly start_date: string | null;
  readonly term_consents: ReadonlyArray<{
    readonly expires_at: string;
    readonly terms_before: Json;
    readonly terms_hash: string;
  }>;
  readonly " $fragmentType": "ChangedTerms_group";
};
export type ChangedTerms_group$key = {
  readonly " $data"?: ChangedTerms_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedTerms_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedTerms_group",
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
      "name": "start_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "accepted_at": {
              "_is_null": true
            }
          }
        }
      ],
      "concreteType": "term_consents",
      "kind": "LinkedField",
      "name": "term_consents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expires_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms_before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms_hash",
          "storageKey": null
        }
      ],
      "storageKey": "term_consents(where:{\"accepted_at\":{\"_is_null\":true}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "32d4097508f6bd2f5efbb468d36f7b61";

export default node;
