/**
 * @generated SignedSource<<ea3dc80faf8b1c38c87397a2116a7545>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readAsks_group$data = {
  readonly frozen_at: string | null;
  readonly left_open: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_owed: boolean | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly state: string | null;
  }>;
  readonly to_come: ReadonlyArray<{
    readonly amount: number | null;
    readonly due_date: string | null;
    readonly grace_end_date: string | null;
    readonly is_owed: boolean | null;
    readonly recipient: {
      readonly alias: string | null;
    } | null;
    readonly state: string | null;
  }>;
  readonly " $fragmentType": "readAsks_group";
};
export type readAsks_group$key = {
  readonly " $data"?: readAsks_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAsks_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAsks_group"
};

(node as any).hash = "ca3eec5abb56ca8197778345e96ae3d6";

export default node;
