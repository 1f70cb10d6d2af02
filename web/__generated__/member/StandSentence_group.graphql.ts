/**
 * @generated SignedSource<<44aab94375aed4921b8aa320f2589885>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type StandSentence_group$data = {
  readonly contribution_amount: number;
  readonly currency: string;
  readonly frequency: frequencies_enum;
  readonly may_invite: Json | null;
  readonly may_join: Json | null;
  readonly spots_left: number | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentSpreads": FragmentRefs<"InviteButton_group" | "useStands_group">;
  readonly " $fragmentType": "StandSentence_group";
};
export type StandSentence_group$key = {
  readonly " $data"?: StandSentence_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandSentence_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StandSentence_group",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_invite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_join",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spots_left",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteButton_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStands_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "c4072a263157f4113376b7eb35630953";

export default node;
