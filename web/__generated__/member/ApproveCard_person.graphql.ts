/**
 * @generated SignedSource<<6ea4e53ab902832533b338ad92a4ed5c>>
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
    readonly opens_at: string | null;
    readonly user_id: string | null;
  }>;
  readonly waiting_leave_requests: ReadonlyArray<{
    readonly answer_due_at: string | null;
    readonly group: {
      readonly group_id: string;
      readonly name: string;
      readonly short_id: number;
      readonly url_slug: string;
    } | null;
    readonly requests: number | null;
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
  readonly " $fragmentSpreads": FragmentRefs<"useRestartAnswers_person">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requests",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveCard_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRestartAnswers_person"
    },
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
          "name": "opens_at",
          "storageKey": null
        },
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
      "args": null,
      "concreteType": "waiting_leave_requests",
      "kind": "LinkedField",
      "name": "waiting_leave_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer_due_at",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
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
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": "waiting_requests(order_by:[{\"waiting_since\":\"asc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "2598d983abae9d5eb0774ca17c7ae649";

export default node;
