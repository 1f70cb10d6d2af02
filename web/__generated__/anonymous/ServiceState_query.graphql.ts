/**
 * @generated SignedSource<<93bd5da7ad0e7e21900cf25f48d0240b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type ServiceState_query$data = {
  readonly support_contacts_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly delayed_services: Json | null;
      };
    }>;
  };
  readonly " $fragmentType": "ServiceState_query";
};
export type ServiceState_query$key = {
  readonly " $data"?: ServiceState_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceState_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceState_query",
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
                  "name": "delayed_services",
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

(node as any).hash = "29c4c080d884f7a7b1d324d110faddb0";

export default node;
