/**
 * @generated SignedSource<<b2b925f053e889db9111f3cc13c54c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveRequestRow_request$data = {
  readonly answer_due_at: string;
  readonly asked_at: string;
  readonly leave_request_id: string;
  readonly member: {
    readonly alias: string | null;
    readonly avatar_url: string | null;
  } | null;
  readonly reason: string | null;
  readonly user_id: string;
  readonly " $fragmentType": "LeaveRequestRow_request";
};
export type LeaveRequestRow_request$key = {
  readonly " $data"?: LeaveRequestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveRequestRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveRequestRow_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer_due_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asked_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leave_request_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
  "type": "leave_requests",
  "abstractKey": null
};

(node as any).hash = "e0afb418ee7ebe2a0a88da50ffcb7df9";

export default node;
