/**
 * @generated SignedSource<<84e7043bf58df977ddb9003a83f3d19c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InvitedSentence_group$data = {
  readonly may_join: Json | null;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenInvitation_group">;
  readonly " $fragmentType": "InvitedSentence_group";
};
export type InvitedSentence_group$key = {
  readonly " $data"?: InvitedSentence_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedSentence_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitedSentence_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_join",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenInvitation_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "011d077b3c8bd1227bd052eba0a8f094";

export default node;
