/**
 * @generated SignedSource<<bd92a6869dfe25fa95702ab26c403ad5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Leaving_exit$data = {
  readonly agreed_in_round: number;
  readonly " $fragmentType": "Leaving_exit";
};
export type Leaving_exit$key = {
  readonly " $data"?: Leaving_exit$data;
  readonly " $fragmentSpreads": FragmentRefs<"Leaving_exit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Leaving_exit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreed_in_round",
      "storageKey": null
    }
  ],
  "type": "exits",
  "abstractKey": null
};

(node as any).hash = "3bae8fc033778e1e9fd155379baa58d6";

export default node;
