/**
 * @generated SignedSource<<10077ec9e99706d1f2ae8aec4c88e0af>>
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
  readonly term_consents: ReadonlyArray<{
    readonly terms_hash: string;
  }>;
  readonly " $fragmentType": "AdminOffer_group";
};
export type AdminOffer_group$key = {
  readonly " $data"?: AdminOffer_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOffer_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "_is_null": true
};
return {
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
            "ended_at": (v0/*:: as any*/)
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "accepted_at": (v0/*:: as any*/)
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

(node as any).hash = "c0ea12e62a824fdec3ccefe2c6760213";

export default node;
