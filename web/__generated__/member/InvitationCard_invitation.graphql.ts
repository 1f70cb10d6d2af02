/**
 * @generated SignedSource<<45cb97a3940b20a08cf7510930ed05af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InvitationCard_invitation$data = {
  readonly expires_at: string;
  readonly group: {
    readonly cash_payout: number | null;
    readonly contribution_amount: number;
    readonly currency: string;
    readonly current_members: number;
    readonly description: string;
    readonly frequency: frequencies_enum;
    readonly group_id: string;
    readonly id: string;
    readonly is_start_missed: boolean | null;
    readonly may_join: Json | null;
    readonly member_limit: number;
    readonly name: string;
    readonly start_date: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"GroupEmblem_group">;
  };
  readonly invitation_id: string;
  readonly inviter_alias: string | null;
  readonly " $fragmentType": "InvitationCard_invitation";
};
export type InvitationCard_invitation$key = {
  readonly " $data"?: InvitationCard_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCard_invitation",
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
      "concreteType": "groups",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cash_payout",
          "storageKey": null
        },
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
          "name": "current_members",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_start_missed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "may_join",
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
          "name": "start_date",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupEmblem_group"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "group_invitations",
  "abstractKey": null
};

(node as any).hash = "858932a9341fd2c95760525399195f9f";

export default node;
