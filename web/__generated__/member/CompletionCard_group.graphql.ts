/**
 * @generated SignedSource<<36ab107ca6678530d5eb374f4d0472f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletionCard_group$data = {
  readonly currency: string;
  readonly cycles_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly completed_at: string | null;
        readonly cycle: number;
        readonly my_fees: number | null;
        readonly my_paid: number | null;
        readonly my_received: number | null;
        readonly start_date: string | null;
      };
    }>;
  };
  readonly total_cycles_completed: number | null;
  readonly " $fragmentType": "CompletionCard_group";
};
export type CompletionCard_group$key = {
  readonly " $data"?: CompletionCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompletionCard_group",
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
      "name": "total_cycles_completed",
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
          "value": {
            "cycle": "desc"
          }
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "phase": {
              "_eq": "completed"
            }
          }
        }
      ],
      "concreteType": "cyclesConnection",
      "kind": "LinkedField",
      "name": "cycles_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "cyclesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "cycles",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "completed_at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cycle",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "my_fees",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "my_paid",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "my_received",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "start_date",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "cycles_connection(first:1,order_by:{\"cycle\":\"desc\"},where:{\"phase\":{\"_eq\":\"completed\"}})"
    }
  ],
  "type": "groups",
  "abstractKey": null
};

(node as any).hash = "a34da6121137b215505e1ec76c53e48c";

export default node;
