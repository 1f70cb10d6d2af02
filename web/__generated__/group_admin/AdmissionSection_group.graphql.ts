/**
 * @generated SignedSource<<ae7a2d72b2afa1b531e42a0fd12f3ec6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type AdmissionSection_group$data = {
  readonly begun: ReadonlyArray<{
    readonly cycle: number;
  }>;
  readonly group_id: string;
  readonly is_public: boolean;
  readonly join_method: join_methods_enum;
  readonly may_manage: Json | null;
  readonly status: group_statuses_enum;
  readonly " $fragmentType": "AdmissionSection_group";
};
export type AdmissionSection_group$key = {
  readonly " $data"?: AdmissionSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdmissionSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdmissionSection_group",
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
      "name": "is_public",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "join_method",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": "begun",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "phase": {
              "_neq": "planned"
            }
          }
        }
      ],
      "concreteType": "cycles",
      "kind": "LinkedField",
      "name": "cycles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cycle",
          "storageKey": null
        }
      ],
      "storageKey": "cycles(limit:1,where:{\"phase\":{\"_neq\":\"planned\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "c52cead33857641e27d03956c7080fc5";

export default node;
