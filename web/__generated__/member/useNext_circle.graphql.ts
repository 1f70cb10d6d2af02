/**
 * @generated SignedSource<<d5ef9896772afa2d3c007e87f0d6678f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNext_circle$data = {
  readonly board: ReadonlyArray<{
    readonly alias: string | null;
  }>;
  readonly cash_payout: number | null;
  readonly currency: string;
  readonly current_cycle: number;
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
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "payout_position": "asc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "state": {
              "_in": [
                "grace",
                "late"
              ]
            }
          }
        }
      ],
      "concreteType": "board",
      "kind": "LinkedField",
      "name": "board",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        }
      ],
      "storageKey": "board(order_by:[{\"payout_position\":\"asc\"}],where:{\"state\":{\"_in\":[\"grace\",\"late\"]}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cash_payout",
      "storageKey": null
    },
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
      "name": "current_cycle",
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

(node as any).hash = "981e05caecd52b31a51d19baee5f2c3c";

export default node;
