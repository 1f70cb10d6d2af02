/**
 * @generated SignedSource<<c940c08589604b880df0f10c6ed48571>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type InviteButton_group$data = {
  readonly id: string;
  readonly may_invite: Json | null;
  readonly name: string;
  readonly " $fragmentType": "InviteButton_group";
};
export type InviteButton_group$key = {
  readonly " $data"?: InviteButton_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteButton_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteButton_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_invite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "760c9ad88adfd8901d81b18cf0749dcf";

export default node;
