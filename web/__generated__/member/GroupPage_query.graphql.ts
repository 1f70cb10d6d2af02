/**
 * @generated SignedSource<<ec8af700695288cd413e4f2850d5806e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_query" | "useAgreement_query" | "useLimits_query">;
  readonly " $fragmentType": "GroupPage_query";
};
export type GroupPage_query$key = {
  readonly " $data"?: GroupPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPage_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinCard_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreement_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "81f6ad6339ec97d9530d0214b5c8d98a";

export default node;
