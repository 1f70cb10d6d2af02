/**
 * @generated SignedSource<<b4415574f9fd4a835257dd554d207930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLimits_query$data = {
  readonly limits_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly limit_id: string;
        readonly value: number;
      };
    }>;
  };
  readonly " $fragmentType": "useLimits_query";
};
export type useLimits_query$key = {
  readonly " $data"?: useLimits_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLimits_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "limitsConnection",
      "kind": "LinkedField",
      "name": "limits_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "limitsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "limits",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "limit_id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "d1a2d2d19a9377b627a78ec02001441e";

export default node;
