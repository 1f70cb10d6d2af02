/**
 * @generated SignedSource<<e13cfd5fcf7ceff3eab0024f35f96a8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenInvitation_group$data = {
  readonly open_invitations: ReadonlyArray<{
    readonly expires_at: string | null;
    readonly invitation_id: string | null;
    readonly inviter_alias: string | null;
  }>;
  readonly " $fragmentType": "useOpenInvitation_group";
};
export type useOpenInvitation_group$key = {
  readonly " $data"?: useOpenInvitation_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenInvitation_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenInvitation_group",
  "selections": [
    {
      "alias": null,
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
              "expires_at": "desc"
            }
          ]
        }
      ],
      "concreteType": "open_invitations",
      "kind": "LinkedField",
      "name": "open_invitations",
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
          "name": "invitation_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inviter_alias",
          "storageKey": null
        }
      ],
      "storageKey": "open_invitations(limit:1,order_by:[{\"expires_at\":\"desc\"}])"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "506db79aa993d83e28700944cd7f98a3";

export default node;
