/**
 * @generated SignedSource<<3508e36399110d40e99f9d45b9e32c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportRow_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
  readonly " $fragmentType": "ExportRow_query";
};
export type ExportRow_query$key = {
  readonly " $data"?: ExportRow_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportRow_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "c44443bdacf9919419e8836ad422bf04";

export default node;
