/**
 * @generated SignedSource<<d62021b3e9cd560c3588ab6059056256>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RestartStep_group">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestartStep_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "230df2b5fea15206375b2c32580eaf96";

export default node;
