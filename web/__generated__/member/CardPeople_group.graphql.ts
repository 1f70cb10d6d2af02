/**
 * @generated SignedSource<<66a8e33d5b95848e7b81a97e8c70b498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type CardPeople_group$data = {
  readonly current_members: number;
  readonly locked_member_count: number | null;
  readonly member_avatars: Json | null;
  readonly member_limit: number;
  readonly " $fragmentType": "CardPeople_group";
};
export type CardPeople_group$key = {
  readonly " $data"?: CardPeople_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPeople_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPeople_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current_members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked_member_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_avatars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_limit",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "8a9cccee206bafc6c4d31dbaf35bb7ba";

export default node;
