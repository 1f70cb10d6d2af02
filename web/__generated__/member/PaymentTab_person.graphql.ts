/**
 * @generated SignedSource<<4e409ed98416053ce84207e86ea4aaf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTab_person$data = {
  readonly auto_paid: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly to_charge: ReadonlyArray<{
        readonly due_date: string | null;
      }>;
      readonly url_slug: string;
    };
  }>;
  readonly default_contribution_method: {
    readonly bank_name: string | null;
    readonly brand: string | null;
    readonly last4: string;
    readonly method_type: payment_method_types_enum;
  } | null;
  readonly default_withdrawal_account: {
    readonly account_type_detail: string;
    readonly bank_name: string | null;
    readonly brand: string | null;
    readonly last4: string;
  } | null;
  readonly is_verified: boolean;
  readonly stripe_onboarding_completed: boolean;
  readonly " $fragmentType": "PaymentTab_person";
};
export type PaymentTab_person$key = {
  readonly " $data"?: PaymentTab_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTab_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bank_name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brand",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last4",
  "storageKey": null
},
v3 = {
  "_eq": true
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTab_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_verified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stripe_onboarding_completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "stripe_payment_methods",
      "kind": "LinkedField",
      "name": "default_contribution_method",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method_type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "stripe_external_accounts",
      "kind": "LinkedField",
      "name": "default_withdrawal_account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account_type_detail",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "auto_paid",
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "auto_pay_enabled": (v3/*:: as any*/),
            "status": {
              "_eq": "active"
            }
          }
        }
      ],
      "concreteType": "group_members",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
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
              "alias": "to_charge",
              "args": [
                {
                  "kind": "Literal",
                  "name": "limit",
                  "value": 1
                },
                {
                  "kind": "Literal",
                  "name": "order_by",
                  "value": [
                    {
                      "due_at": "asc"
                    }
                  ]
                },
                {
                  "kind": "Literal",
                  "name": "where",
                  "value": {
                    "is_owed": (v3/*:: as any*/)
                  }
                }
              ],
              "concreteType": "contribution_standings",
              "kind": "LinkedField",
              "name": "standings",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "due_date",
                  "storageKey": null
                }
              ],
              "storageKey": "standings(limit:1,order_by:[{\"due_at\":\"asc\"}],where:{\"is_owed\":{\"_eq\":true}})"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memberships(where:{\"auto_pay_enabled\":{\"_eq\":true},\"status\":{\"_eq\":\"active\"}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "ef73951c8368fa65b577c948f21d6a17";

export default node;
