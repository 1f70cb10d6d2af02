/**
 * @generated SignedSource<<91faa8b9df507f1e6463e86962f9a412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScorePanel_reputation$data = {
  readonly default_marks: number | null;
  readonly late_marks: number | null;
  readonly score: number | null;
  readonly " $fragmentType": "ScorePanel_reputation";
};
export type ScorePanel_reputation$key = {
  readonly " $data"?: ScorePanel_reputation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScorePanel_reputation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScorePanel_reputation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default_marks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late_marks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    }
  ],
  "type": "own_reputation",
  "abstractKey": null
};

(node as any).hash = "370aee68a6d3c018d87095cb3d27eb8f";

export default node;
