/**
 * @generated SignedSource<<4ac2f5b48d97960eedfb218df5bb6d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestartOptions_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
  readonly " $fragmentType": "RestartOptions_query";
};
export type RestartOptions_query$key = {
  readonly " $data"?: RestartOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestartOptions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestartOptions_query",
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

(node as any).hash = "f81e2db194b0abd7e72f45e504c956db";

export default node;
