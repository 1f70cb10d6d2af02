/**
 * @generated SignedSource<<f5474fbec29354f654fffeb4bc5a6e56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConsentList_group$data = {
  readonly leave_requests: ReadonlyArray<{
    readonly user_id: string;
  }>;
  readonly status: group_statuses_enum;
  readonly term_consents: ReadonlyArray<{
    readonly accepted_at: string | null;
    readonly expires_at: string;
    readonly profile: {
      readonly alias: string | null;
      readonly avatar_url: string | null;
    } | null;
    readonly user_id: string;
  }>;
  readonly " $fragmentType": "ConsentList_group";
};
export type ConsentList_group$key = {
  readonly " $data"?: ConsentList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentList_group">;
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
  "name": "ConsentList_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "accepted_at": "asc_nulls_first"
            },
            {
              "user_id": "asc"
            }
          ]
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
          "name": "accepted_at",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": "term_consents(order_by:[{\"accepted_at\":\"asc_nulls_first\"},{\"user_id\":\"asc\"}])"
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "947bb75e7d66b6a0efd98a2a92e82499";

export default node;
