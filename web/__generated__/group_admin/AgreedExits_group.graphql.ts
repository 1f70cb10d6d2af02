/**
 * @generated SignedSource<<969f66b7132870a077cc258dd97647ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreedExits_group$data = {
  readonly currency: string;
  readonly exits: ReadonlyArray<{
    readonly agreed_in_round: number;
    readonly exit_id: string;
    readonly member: {
      readonly alias: string | null;
      readonly avatar_url: string | null;
    } | null;
    readonly user_id: string;
  }>;
  readonly group_id: string;
  readonly " $fragmentType": "AgreedExits_group";
};
export type AgreedExits_group$key = {
  readonly " $data"?: AgreedExits_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreedExits_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreedExits_group",
  "selections": [
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
      "name": "group_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "agreed_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "effective_at": {
              "_is_null": true
            }
          }
        }
      ],
      "concreteType": "exits",
      "kind": "LinkedField",
      "name": "exits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreed_in_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exit_id",
          "storageKey": null
        },
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
          "concreteType": "member_profiles",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
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
              "name": "avatar_url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exits(order_by:{\"agreed_at\":\"asc\"},where:{\"effective_at\":{\"_is_null\":true}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "7d7c174e7c29fccc174c384a25ff7013";

export default node;
