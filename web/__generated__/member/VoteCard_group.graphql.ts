/**
 * @generated SignedSource<<bda2e4c81d314055ec465a5bd1779402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoteCard_group$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNextCycle_group">;
  readonly " $fragmentType": "VoteCard_group";
};
export type VoteCard_group$key = {
  readonly " $data"?: VoteCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoteCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoteCard_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNextCycle_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "20cc24d93f1ea26bedf86ccfc618ca98";

export default node;
