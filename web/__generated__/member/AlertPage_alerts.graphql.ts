/**
 * @generated SignedSource<<e06ea5edf2d2cbfb9f27364157396162>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertPage_alerts$data = ReadonlyArray<{
  readonly created_at: string;
  readonly id: string;
  readonly notification_id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AlertRow_alert">;
  readonly " $fragmentType": "AlertPage_alerts";
}>;
export type AlertPage_alerts$key = ReadonlyArray<{
  readonly " $data"?: AlertPage_alerts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertPage_alerts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AlertPage_alerts",
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
      "name": "created_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notification_id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlertRow_alert"
    }
  ],
  "type": "notifications",
  "abstractKey": null
};

(node as any).hash = "208dfe16b2ff6559b3299244799ec158";

export default node;
