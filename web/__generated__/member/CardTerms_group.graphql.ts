/**
 * @generated SignedSource<<fa5b9e4c7ccccc9d82dbc257b5aa8928>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CardTerms_group$data = {
  readonly cash_payout: number | null;
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly " $fragmentType": "CardTerms_group";
};
export type CardTerms_group$key = {
  readonly " $data"?: CardTerms_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardTerms_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardTerms_group",
  "selections": [
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
      "name": "contribution_amount",
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
      "name": "frequency",
      "storageKey": null
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "86027dbfea97e107798f7b78cb28136b";

export default node;
