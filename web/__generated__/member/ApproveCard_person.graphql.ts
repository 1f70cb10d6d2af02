/**
 * @generated SignedSource<<3b6b84fb17126fdc46b0a4fee7ab5fbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveCard_person$data = {
  readonly waiting_late_requests: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly user_id: string | null;
  }>;
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

const node: ReaderFragment = (function(){
var v0 = {
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
};
return {
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
              "opens_at": "asc"
            }
          ]
        }
      ],
      "concreteType": "waiting_late_requests",
      "kind": "LinkedField",
      "name": "waiting_late_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": "waiting_late_requests(order_by:[{\"opens_at\":\"asc\"}])"
    },
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
        (v0/*:: as any*/)
      ],
      "storageKey": "waiting_requests(order_by:[{\"waiting_since\":\"asc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "bfb82615710f6b6c93bfd3560d01a8bb";

export default node;
