/**
 * @generated SignedSource<<f3faae62f5093878e9d28f283608022f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type leave_request_statuses_enum = "agreed" | "declined" | "ended" | "open" | "unanswered" | "withdrawn" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastAnswer_request$data = {
  readonly answer: string | null;
  readonly answered_at: string | null;
  readonly status: leave_request_statuses_enum;
  readonly " $fragmentType": "LastAnswer_request";
};
export type LastAnswer_request$key = {
  readonly " $data"?: LastAnswer_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastAnswer_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastAnswer_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answered_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "leave_requests",
  "abstractKey": null
};

(node as any).hash = "99039fa15e4928793dbb971a862f573a";

export default node;
