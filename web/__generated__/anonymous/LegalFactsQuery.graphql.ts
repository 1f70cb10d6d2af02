/**
 * @generated SignedSource<<783200a094c7fba629f1113e3a79200a>>
 * @relayHash 77e6c6f2258b0939300c49738e60de07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378aaa52c0a66aa5cad7ba0353271ec818206d97f3f3431fda0bfb70ffe520d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LegalFactsQuery$variables = Record<PropertyKey, never>;
export type LegalFactsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FeesToday_query" | "SupportContact_query">;
};
export type LegalFactsQuery = {
  response: LegalFactsQuery$data;
  variables: LegalFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalFactsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FeesToday_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SupportContact_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LegalFactsQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          }
        ],
        "concreteType": "fee_ratesConnection",
        "kind": "LinkedField",
        "name": "fee_rates_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "fee_ratesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "fee_rates",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payment_method",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "processing_basis_points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "processing_fixed_cents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "service_basis_points",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fee_rates_connection(first:10)"
      },
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
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "support_contacts_connection(first:1)"
      }
    ]
  },
  "params": {
    "id": "378aaa52c0a66aa5cad7ba0353271ec818206d97f3f3431fda0bfb70ffe520d6",
    "metadata": {},
    "name": "LegalFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83dd85886ca32c027e3443564f84e6ae";

export default node;
