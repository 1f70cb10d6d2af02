/**
 * @generated SignedSource<<09e4d3824b189f6cb5e296b97cac0184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type HandOver_group$data = {
  readonly admin_offers: ReadonlyArray<{
    readonly expires_at: string;
    readonly profile: {
      readonly alias: string | null;
    } | null;
    readonly user_id: string;
  }>;
  readonly group_id: string;
  readonly leave_requests: ReadonlyArray<{
    readonly user_id: string;
  }>;
  readonly may_manage: Json | null;
  readonly name: string;
  readonly " $fragmentType": "HandOver_group";
};
export type HandOver_group$key = {
  readonly " $data"?: HandOver_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOver_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOver_group",
  "selections": [
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
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
          "name": "order_by",
          "value": {
            "asked_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "open"
            }
          }
        }
      ],
      "concreteType": "leave_requests",
      "kind": "LinkedField",
      "name": "leave_requests",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": "leave_requests(order_by:{\"asked_at\":\"asc\"},where:{\"status\":{\"_eq\":\"open\"}})"
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "05ab1e35ec82b11f62be54abf3461b1c";

export default node;
