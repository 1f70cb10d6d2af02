/**
 * @generated SignedSource<<8ec9c4d8fe3d5576409455a5044c3493>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type data_export_statuses_enum = "asked" | "expired" | "failed" | "ready" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExportRow_person$data = {
  readonly data_exports_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly asked_at: string;
        readonly data_export_id: string;
        readonly ended_at: string | null;
        readonly expires_at: string | null;
        readonly status: data_export_statuses_enum;
      };
    }>;
  };
  readonly user_id: string;
  readonly " $fragmentType": "ExportRow_person";
};
export type ExportRow_person$key = {
  readonly " $data"?: ExportRow_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportRow_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportRow_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "user_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "asked_at": "desc"
            }
          ]
        }
      ],
      "concreteType": "data_exportsConnection",
      "kind": "LinkedField",
      "name": "data_exports_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "data_exportsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "data_exports",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "asked_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "data_export_id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "ended_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "expires_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "data_exports_connection(first:1,order_by:[{\"asked_at\":\"desc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "3b67f9a5a65c1ff46ad7a3cefa4f78da";

export default node;
