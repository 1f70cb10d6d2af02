/**
 * @generated SignedSource<<880bf62da4c01b0ca1e033695e96e055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useNext_standing$data = {
  readonly amount: number | null;
  readonly due_date: string | null;
  readonly grace_end_date: string | null;
  readonly is_left_open: boolean | null;
  readonly is_owed: boolean | null;
  readonly may_ask_late: Json | null;
  readonly may_pay: Json | null;
  readonly recipient_alias: string | null;
  readonly state: string | null;
  readonly " $fragmentType": "useNext_standing";
};
export type useNext_standing$key = {
  readonly " $data"?: useNext_standing$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNext_standing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNext_standing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grace_end_date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_left_open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_owed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_ask_late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_pay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient_alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "contribution_standings",
  "abstractKey": null
};

(node as any).hash = "93766a455f0eb4a79809685f5beabf18";

export default node;
