/**
 * @generated SignedSource<<512dfc1bb8ff4093755cee49c8ce0141>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNext_circle$data = {
  readonly currency: string;
  readonly frozen_at: string | null;
  readonly group_id: string;
  readonly name: string;
  readonly short_id: number;
  readonly url_slug: string;
  readonly " $fragmentType": "useNext_circle";
};
export type useNext_circle$key = {
  readonly " $data"?: useNext_circle$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_circle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNext_circle",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frozen_at",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "short_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_slug",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "315fea1eb1f5be65e43bcdc274fdf49a";

export default node;
