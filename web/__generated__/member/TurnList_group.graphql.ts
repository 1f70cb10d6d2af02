/**
 * @generated SignedSource<<515c4d358d4889f30ef5093555ed9c10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnList_group$data = {
  readonly currency: string;
  readonly current_members: number;
  readonly locked_member_count: number | null;
  readonly member_limit: number;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedMember_group" | "useAgreedLeaves_group" | "useBoard_group" | "useOpenContributions_group" | "usePayoutWaits_group" | "useSchedule_group" | "useStandings_group">;
  readonly " $fragmentType": "TurnList_group";
};
export type TurnList_group$key = {
  readonly " $data"?: TurnList_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnList_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TurnList_group",
  "selections": [
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
      "name": "current_members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked_member_count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member_limit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenedMember_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgreedLeaves_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBoard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenContributions_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePayoutWaits_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSchedule_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStandings_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "f226fb882f3efc178e9c53766d844aa7";

export default node;
