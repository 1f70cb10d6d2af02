/**
 * @generated SignedSource<<76e3e0b3795c3133a0c73cff0107440a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmCard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAgreement_query">;
  readonly " $fragmentType": "ConfirmCard_query";
};
export type ConfirmCard_query$key = {
  readonly " $data"?: ConfirmCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmCard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreement_query"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "ca1fb3063a1d42e64bc60abc473b149b";

export default node;
