/**
 * @generated SignedSource<<4658fd051f6c194d6fcbbeb9d79952fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CircleRing_group$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CircleSeats_group" | "OpenedMember_group">;
  readonly " $fragmentType": "CircleRing_group";
};
export type CircleRing_group$key = {
  readonly " $data"?: CircleRing_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CircleRing_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CircleRing_group",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CircleSeats_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenedMember_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "8c1c2d390ee075e94796e7ab191a303d";

export default node;
