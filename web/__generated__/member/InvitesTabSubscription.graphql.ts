/**
 * @generated SignedSource<<c79bb9b209ebd018427d4637b71c6a05>>
 * @relayHash c8e96c8f1263bcf9270b0ea115aab199
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beceb6a483ce6646ce436925fdc682167fb0055638a943fb770096534e72c9ef

import type { ConcreteRequest } from 'relay-runtime';
export type InvitesTabSubscription$variables = Record<PropertyKey, never>;
export type InvitesTabSubscription$data = {
  readonly group_invitations_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly id: string;
      };
    }>;
  };
};
export type InvitesTabSubscription = {
  response: InvitesTabSubscription$data;
  variables: InvitesTabSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitesTabSubscription",
    "selections": (v0/*:: as any*/),
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvitesTabSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "beceb6a483ce6646ce436925fdc682167fb0055638a943fb770096534e72c9ef",
    "metadata": {},
    "name": "InvitesTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "be95f610bd619dd1d2a0d0a2efb41690";

export default node;
