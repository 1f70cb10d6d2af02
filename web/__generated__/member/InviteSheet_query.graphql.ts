/**
 * @generated SignedSource<<fb7e974b292cab03b2e52d9335dad7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteSheet_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
  readonly " $fragmentType": "InviteSheet_query";
};
export type InviteSheet_query$key = {
  readonly " $data"?: InviteSheet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteSheet_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteSheet_query",
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

(node as any).hash = "5d69132624e137bec8366551d84020c9";

export default node;
