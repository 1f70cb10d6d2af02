/**
 * @generated SignedSource<<f3578749cc5117482cdcbf0222f932c5>>
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "me"
    }
  ],
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
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "_neq",
                  "variableName": "me"
                }
              ],
              "kind": "ObjectValue",
              "name": "inviter_id"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": {
                "_eq": "pending"
              }
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
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
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "57a991107eae486fe85e839c1baff8a0";

export default node;
