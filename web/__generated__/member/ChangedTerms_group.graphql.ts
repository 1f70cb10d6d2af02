/**
 * @generated SignedSource<<0742f52250707d5a7a460e771abd3d7d>>
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
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly name: string;
  readonly payout_assignment_method: payout_order_methods_enum;
  readonly term_consents: ReadonlyArray<{
    readonly expires_at: string;
    readonly terms_before: Json;
    readonly terms_hash: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"shownTerms_group">;
  readonly " $fragmentType": "ChangedTerms_group";
};
export type ChangedTerms_group$key = {
  readonly " $data"?: ChangedTerms_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedTerms_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frequency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_assignment_method",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedTerms_group",
  "selections": [
    (v0/*:: as any*/),
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
    (v1/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "shownTerms_group",
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
        (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
})();

(node as any).hash = "ecd5648b9ff297567b73cb78b472dbb3";

export default node;
