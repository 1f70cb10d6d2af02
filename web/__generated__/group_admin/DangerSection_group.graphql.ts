/**
 * @generated SignedSource<<d8460a5f7288cc6e7f54136af5aba5f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type DangerSection_group$data = {
  readonly current_members: number;
  readonly group_id: string;
  readonly may_manage: Json | null;
  readonly name: string;
  readonly " $fragmentType": "DangerSection_group";
};
export type DangerSection_group$key = {
  readonly " $data"?: DangerSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DangerSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DangerSection_group",
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
      "name": "group_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_manage",
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

(node as any).hash = "987f2e73856dd2c77721e3c7a156b075";

export default node;
