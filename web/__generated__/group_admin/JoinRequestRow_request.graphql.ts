/**
 * @generated SignedSource<<41bc6c94c81194d57b75568fc3925dfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinRequestRow_request$data = {
  readonly message: string | null;
  readonly profile: {
    readonly alias: string | null;
    readonly avatar_url: string | null;
    readonly completed_groups: number | null;
    readonly is_verified: boolean | null;
    readonly level: string | null;
    readonly on_time_rate: number | null;
    readonly rating: number | null;
  } | null;
  readonly requested_at: string;
  readonly user_id: string;
  readonly " $fragmentType": "JoinRequestRow_request";
};
export type JoinRequestRow_request$key = {
  readonly " $data"?: JoinRequestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinRequestRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinRequestRow_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requested_at",
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
      "name": "profile",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed_groups",
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
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on_time_rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "join_requests",
  "abstractKey": null
};

(node as any).hash = "c62df55572fc78f9342b3c0dad46d860";

export default node;
