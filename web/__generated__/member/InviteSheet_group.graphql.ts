/**
 * @generated SignedSource<<a78c2aa33a452ddec30cbaa316d38a9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InviteSheet_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly group_id: string;
  readonly invitations: ReadonlyArray<{
    readonly invitation_id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PendingInvitation_invitation">;
  }>;
  readonly may_invite: Json | null;
  readonly spots_left: number | null;
  readonly " $fragmentType": "InviteSheet_group";
};
export type InviteSheet_group$key = {
  readonly " $data"?: InviteSheet_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteSheet_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "myId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteSheet_group",
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
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_eq",
                  "variableName": "myId"
                }
              ],
              "kind": "ObjectValue",
              "name": "inviter_id"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_in": [
                  "pending",
                  "expired"
                ]
              }
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PendingInvitation_invitation"
        }
      ],
      "storageKey": null
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
      "name": "spots_left",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "410f855e51d0be15c4724174a8fe54b6";

export default node;
