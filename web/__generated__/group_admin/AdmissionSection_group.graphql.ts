/**
 * @generated SignedSource<<79c4ad26f6d356f36b679d622dfa0bc9>>
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
  readonly join_requests: ReadonlyArray<{
    readonly join_request_id: string;
  }>;
  readonly may_manage: Json | null;
  readonly status: group_statuses_enum;
  readonly waiting_list: ReadonlyArray<{
    readonly user_id: string;
  }>;
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
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "requested_at": "asc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "pending"
            }
          }
        }
      ],
      "concreteType": "join_requests",
      "kind": "LinkedField",
      "name": "join_requests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "join_request_id",
          "storageKey": null
        }
      ],
      "storageKey": "join_requests(order_by:{\"requested_at\":\"asc\"},where:{\"status\":{\"_eq\":\"pending\"}})"
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
      "alias": null,
      "args": null,
      "concreteType": "group_waiting_list",
      "kind": "LinkedField",
      "name": "waiting_list",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_id",
          "storageKey": null
        }
      ],
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

(node as any).hash = "236373e99b2b86581cd64d71862b1cd1";

export default node;
