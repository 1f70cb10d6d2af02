/**
 * @generated SignedSource<<0a0fc935d568ff09da2078d4b818037b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HasLeft_group$data = {
  readonly coming: ReadonlyArray<{
    readonly payout_round: number | null;
  }>;
  readonly currency: string;
  readonly owed: ReadonlyArray<{
    readonly payout_round: number | null;
  }>;
  readonly own: ReadonlyArray<{
    readonly comes_back: number | null;
    readonly is_paid_out: boolean | null;
    readonly payout_date: string | null;
    readonly payout_round: number | null;
  }>;
  readonly " $fragmentType": "HasLeft_group";
};
export type HasLeft_group$key = {
  readonly " $data"?: HasLeft_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"HasLeft_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payout_round",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "_eq": true
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HasLeft_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": "coming",
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "state": {
              "_eq": "processing"
            }
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "standings(where:{\"state\":{\"_eq\":\"processing\"}})"
    },
    {
      "alias": "owed",
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_owed": (v2/*:: as any*/)
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "standings(where:{\"is_owed\":{\"_eq\":true}})"
    },
    {
      "alias": "own",
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_recipient": (v2/*:: as any*/),
            "is_settlement": (v2/*:: as any*/)
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comes_back",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "is_paid_out",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_date",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": "standings(where:{\"is_recipient\":{\"_eq\":true},\"is_settlement\":{\"_eq\":true}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "b8c929f7958bcd0d1b5c43f00ec15370";

export default node;
