/**
 * @generated SignedSource<<42cb2f521618cdb4404ff3106cd81fe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitesTab_query$data = {
  readonly received: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly id: string;
        readonly inviter_id: string;
        readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_invitation">;
      };
    }>;
  };
  readonly " $fragmentType": "InvitesTab_query";
};
export type InvitesTab_query$key = {
  readonly " $data"?: InvitesTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitesTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitesTab_query",
  "selections": [
    {
      "alias": "received",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "expires_at": "desc"
            },
            {
              "invitation_id": "asc"
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
      "concreteType": "group_invitationsConnection",
      "kind": "LinkedField",
      "name": "group_invitations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "group_invitationsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "group_invitations",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "id",
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
                  "name": "InvitationCard_invitation"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "group_invitations_connection(first:100,order_by:[{\"expires_at\":\"desc\"},{\"invitation_id\":\"asc\"}],where:{\"status\":{\"_eq\":\"pending\"}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "8ce3eb4e90531270f177bddc6d68bc3c";

export default node;
