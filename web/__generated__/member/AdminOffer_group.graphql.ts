/**
 * @generated SignedSource<<bc2f02c7d0d3c2a520659c5e19e5fb92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminOffer_group$data = {
  readonly admin_alias: string | null;
  readonly admin_offers: ReadonlyArray<{
    readonly expires_at: string;
    readonly offered_by: string | null;
  }>;
  readonly group_id: string;
  readonly " $fragmentType": "AdminOffer_group";
};
export type AdminOffer_group$key = {
  readonly " $data"?: AdminOffer_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOffer_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOffer_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "ended_at": {
              "_is_null": true
            }
          }
        }
      ],
      "concreteType": "admin_offers",
      "kind": "LinkedField",
      "name": "admin_offers",
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
          "name": "offered_by",
          "storageKey": null
        }
      ],
      "storageKey": "admin_offers(where:{\"ended_at\":{\"_is_null\":true}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group_id",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "98a487911cbd40c14840548cb251f00f";

export default node;
