/**
 * @generated SignedSource<<1a382ecd09228f432069b6819ff94239>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type useRestartAnswers_person$data = {
  readonly asked: ReadonlyArray<{
    readonly group: {
      readonly group_id: string;
      readonly may_confirm_restart: Json | null;
      readonly name: string;
      readonly short_id: number;
      readonly start_date: string | null;
      readonly url_slug: string;
    };
  }>;
  readonly " $fragmentType": "useRestartAnswers_person";
};
export type useRestartAnswers_person$key = {
  readonly " $data"?: useRestartAnswers_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRestartAnswers_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRestartAnswers_person",
  "selections": [
    {
      "alias": "asked",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "group": {
              "status": {
                "_in": [
                  "recruiting",
                  "ready_to_start"
                ]
              }
            },
            "status": {
              "_eq": "completed"
            }
          }
        }
      ],
      "concreteType": "group_members",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
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
              "name": "may_confirm_restart",
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
              "name": "short_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start_date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url_slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memberships(limit:100,where:{\"group\":{\"status\":{\"_in\":[\"recruiting\",\"ready_to_start\"]}},\"status\":{\"_eq\":\"completed\"}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "7ae5aa1513bd630f0dde66febef0d029";

export default node;
