/**
 * @generated SignedSource<<2ec7147d24cb574b0c3ad2a2ee931a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Asked_request$data = {
  readonly answer_due_at: string;
  readonly asked_at: string;
  readonly reason: string | null;
  readonly " $fragmentType": "Asked_request";
};
export type Asked_request$key = {
  readonly " $data"?: Asked_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"Asked_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Asked_request",
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
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "leave_requests",
  "abstractKey": null
};

(node as any).hash = "98b27ec5c11cf8e18b9674bc6ce69b87";

export default node;
