/**
 * @generated SignedSource<<867002ec271092760561dfa120e2461a>>
 * @relayHash 1a9858a5f6fa08edc0a177efcd71bf4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ede15e055e5d42e7b16638cceb1676b1ed2cba282a392c9bf4d58da00faea78

import type { ConcreteRequest } from 'relay-runtime';
export type InvitesTabSubscription$variables = {
  me: string;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
  }
],
v1 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvitesTabSubscription",
    "selections": (v1/*:: as any*/),
    "type": "subscription_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitesTabSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ede15e055e5d42e7b16638cceb1676b1ed2cba282a392c9bf4d58da00faea78",
    "metadata": {},
    "name": "InvitesTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2e7799dda7fdadae4a0e3d2f74ceaf78";

export default node;
