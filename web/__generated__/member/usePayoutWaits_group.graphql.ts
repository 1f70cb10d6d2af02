/**
 * @generated SignedSource<<2f9f80c9b3b2534ae0c272123bcb352e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePayoutWaits_group$data = {
  readonly payout_waits: ReadonlyArray<{
    readonly on_day: string | null;
    readonly payout_round: number | null;
    readonly reason: string | null;
  }>;
  readonly " $fragmentType": "usePayoutWaits_group";
};
export type usePayoutWaits_group$key = {
  readonly " $data"?: usePayoutWaits_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePayoutWaits_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePayoutWaits_group",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "payout_round": "asc"
          }
        }
      ],
      "concreteType": "payout_waits",
      "kind": "LinkedField",
      "name": "payout_waits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on_day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": "payout_waits(order_by:{\"payout_round\":\"asc\"})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "d2eff2621e8b6a877224d15124f63319";

export default node;
