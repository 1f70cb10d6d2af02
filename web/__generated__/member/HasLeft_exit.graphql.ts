/**
 * @generated SignedSource<<0a86accbc815bc9674c3bca3fb389fe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type exit_kinds_enum = "after_receiving" | "before_receiving" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HasLeft_exit$data = {
  readonly effective_at: string | null;
  readonly kind: exit_kinds_enum | null;
  readonly " $fragmentType": "HasLeft_exit";
};
export type HasLeft_exit$key = {
  readonly " $data"?: HasLeft_exit$data;
  readonly " $fragmentSpreads": FragmentRefs<"HasLeft_exit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HasLeft_exit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effective_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "exits",
  "abstractKey": null
};

(node as any).hash = "4668e319f3a3f8ce85b7cf06c7676979";

export default node;
