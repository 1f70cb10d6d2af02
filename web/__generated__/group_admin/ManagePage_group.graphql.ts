/**
 * @generated SignedSource<<3637967257b369255f6178ea0bb5c431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ManagePage_group$data = {
  readonly changes_at: string | null;
  readonly group_id: string;
  readonly id: string;
  readonly may_manage: Json | null;
  readonly name: string;
  readonly seconds_to_change: number | null;
  readonly short_id: number;
  readonly url_slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdmissionSection_group" | "DangerSection_group" | "DetailsSection_group" | "InvitationsSection_group" | "JoinLinksPanel_group" | "LeavingPanel_group" | "ManageNav_group" | "MembersSection_group" | "OrderSection_group" | "PaymentsSection_group" | "PicturePanel_group" | "RemoveMemberPanel_group" | "RequestsSection_group" | "TermsSection_group" | "TimingSection_group" | "VotesSection_group">;
  readonly " $fragmentType": "ManagePage_group";
};
export type ManagePage_group$key = {
  readonly " $data"?: ManagePage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagePage_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagePage_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes_at",
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_manage",
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
      "name": "seconds_to_change",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdmissionSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DangerSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitationsSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinLinksPanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeavingPanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManageNav_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembersSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentsSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PicturePanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveMemberPanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestsSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermsSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimingSection_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VotesSection_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "3bfd9a7a1dcb1390f974bfebc0aac04c";

export default node;
