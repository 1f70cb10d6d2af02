/**
 * @generated SignedSource<<e6911badb8e78461140911ce45ab3b8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAgreedLeaves_group$data = {
  readonly exits: ReadonlyArray<{
    readonly agreed_in_round: number;
    readonly user_id: string;
  }>;
  readonly " $fragmentType": "useAgreedLeaves_group";
};
export type useAgreedLeaves_group$key = {
  readonly " $data"?: useAgreedLeaves_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAgreedLeaves_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAgreedLeaves_group",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "agreed_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "effective_at": {
              "_is_null": true
            }
          }
        }
      ],
      "concreteType": "exits",
      "kind": "LinkedField",
      "name": "exits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreed_in_round",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        }
      ],
      "storageKey": "exits(order_by:{\"agreed_at\":\"asc\"},where:{\"effective_at\":{\"_is_null\":true}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "df7ce02bf5195af73970e73402803853";

export default node;
