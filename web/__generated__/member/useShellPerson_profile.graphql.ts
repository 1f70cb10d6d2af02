/**
 * @generated SignedSource<<b19d276d456b231156bbdb2973994517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShellPerson_profile$data = {
  readonly alias: string;
  readonly avatar_url: string | null;
  readonly email: string;
  readonly invitations_aggregate: {
    readonly aggregate: {
      readonly count: number;
    } | null;
  };
  readonly is_verified: boolean;
  readonly notifications_aggregate: {
    readonly aggregate: {
      readonly count: number;
    } | null;
  };
  readonly user_id: string;
  readonly " $fragmentType": "useShellPerson_profile";
};
export type useShellPerson_profile$key = {
  readonly " $data"?: useShellPerson_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShellPerson_profile">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShellPerson_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "user_id",
      "storageKey": null
    },
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar_url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_verified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "read": {
              "_eq": false
            }
          }
        }
      ],
      "concreteType": "notifications_aggregate",
      "kind": "LinkedField",
      "name": "notifications_aggregate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "notifications_aggregate_fields",
          "kind": "LinkedField",
          "name": "aggregate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "notifications_aggregate(where:{\"read\":{\"_eq\":false}})"
    },
    {
      "alias": null,
      "args": [
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
      "concreteType": "group_invitations_aggregate",
      "kind": "LinkedField",
      "name": "invitations_aggregate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "group_invitations_aggregate_fields",
          "kind": "LinkedField",
          "name": "aggregate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "invitations_aggregate(where:{\"status\":{\"_eq\":\"pending\"}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "4885f54612841078a713453b7357effa";

export default node;
