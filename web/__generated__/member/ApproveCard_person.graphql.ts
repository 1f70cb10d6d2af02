/**
 * @generated SignedSource<<a03bd1bbf6261a427d9983339a905a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveCard_person$data = {
  readonly waiting_requests: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly requests: number | null;
  }>;
  readonly " $fragmentType": "ApproveCard_person";
};
export type ApproveCard_person$key = {
  readonly " $data"?: ApproveCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveCard_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "waiting_since": "asc"
            }
          ]
        }
      ],
      "concreteType": "waiting_requests",
      "kind": "LinkedField",
      "name": "waiting_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requests",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": "waiting_requests(order_by:[{\"waiting_since\":\"asc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "6b7ebfb6ddbe886103aead8fed7a38bf";

export default node;
