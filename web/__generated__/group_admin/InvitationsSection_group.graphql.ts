/**
 * @generated SignedSource<<14ec6791a8eae6245ec8ebf613c1f5b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InvitationsSection_group$data = {
  readonly id: string;
  readonly invitations: ReadonlyArray<{
    readonly invitation_id: string;
    readonly inviter_alias: string | null;
    readonly inviter_id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PendingInvitation_invitation">;
  }>;
  readonly may_invite: Json | null;
  readonly name: string;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "InvitationsSection_group";
};
export type InvitationsSection_group$key = {
  readonly " $data"?: InvitationsSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationsSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationsSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
              "created_at": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "pending"
            }
          }
        }
      ],
      "concreteType": "group_invitations",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invitation_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inviter_alias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inviter_id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PendingInvitation_invitation"
        }
      ],
      "storageKey": "invitations(order_by:[{\"created_at\":\"desc\"}],where:{\"status\":{\"_eq\":\"pending\"}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_invite",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "56aea5c07797ec85b962021c42c47b8e";

export default node;
