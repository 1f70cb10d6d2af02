/**
 * @generated SignedSource<<e851a73f83f2f8e51ec3b9a45f8d8919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenInvitation_group$data = {
  readonly invitations: ReadonlyArray<{
    readonly expires_at: string;
    readonly invitation_id: string;
    readonly inviter_alias: string | null;
    readonly inviter_id: string;
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
          "name": "order_by",
          "value": [
            {
              "expires_at": "desc"
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
          "kind": "ScalarField",
          "name": "inviter_id",
          "storageKey": null
        }
      ],
      "storageKey": "invitations(order_by:[{\"expires_at\":\"desc\"}],where:{\"status\":{\"_eq\":\"pending\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "e79809b4ad3cab5e3d017dec9c840177";

export default node;
