/**
 * @generated SignedSource<<c794c00948b23b9a2d084546ae54a1b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertsTab_counts$data = {
  readonly alerts_unread: number;
  readonly member_joins: number;
  readonly payments: number;
  readonly " $fragmentType": "AlertsTab_counts";
};
export type AlertsTab_counts$key = {
  readonly " $data"?: AlertsTab_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertsTab_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertsTab_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alerts_unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_joins",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payments",
      "storageKey": null
    }
  ],
  "type": "badge_counts",
  "abstractKey": null
};

(node as any).hash = "36cdd33ee7ade83ea3d4dd12a96cfd37";

export default node;
