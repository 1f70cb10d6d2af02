/**
 * @generated SignedSource<<221bc14208f62a78fb4bb1a85705cbbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAgreement_query" | "useLimits_query">;
  readonly " $fragmentType": "JoinCard_query";
};
export type JoinCard_query$key = {
  readonly " $data"?: JoinCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreement_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "d297f4b62c1780b3db1ef8cf6d5301b3";

export default node;
