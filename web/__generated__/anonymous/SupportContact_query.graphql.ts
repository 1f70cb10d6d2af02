/**
 * @generated SignedSource<<4bdbc8818f36b0f87a1b6382b41822a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupportContact_query$data = {
  readonly support_contacts_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly address: string;
      };
    }>;
  };
  readonly " $fragmentType": "SupportContact_query";
};
export type SupportContact_query$key = {
  readonly " $data"?: SupportContact_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportContact_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupportContact_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "support_contactsConnection",
      "kind": "LinkedField",
      "name": "support_contacts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "support_contactsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "support_contacts",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "address",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "support_contacts_connection(first:1)"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};

(node as any).hash = "d22f57ee685c175f3c3d02c6c7c0c377";

export default node;
