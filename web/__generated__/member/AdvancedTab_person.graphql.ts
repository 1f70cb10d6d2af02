/**
 * @generated SignedSource<<3b324e110767886443cb920a4b6271ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdvancedTab_person$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_person">;
  readonly " $fragmentType": "AdvancedTab_person";
};
export type AdvancedTab_person$key = {
  readonly " $data"?: AdvancedTab_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvancedTab_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvancedTab_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExportRow_person"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "8db8f27783e94fcd2365d1ecda1a0275";

export default node;
