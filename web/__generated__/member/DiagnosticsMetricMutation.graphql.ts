/**
 * @generated SignedSource<<42f6110418fd5e4865ffe85abedb45c9>>
 * @relayHash 7a97a9270eceb87d42e452845d496b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6081af3a31257a39e1ea1ffcadb6b3f3dd2b1db78d4b3e12186e5ac457f8a741

import type { ConcreteRequest } from 'relay-runtime';
export type performance_metrics_insert_input = {
  cls?: number | null;
  connection_type?: string | null;
  fcp?: number | null;
  fid?: number | null;
  lcp?: number | null;
  load_time?: number | null;
  page_path?: string | null;
  ttfb?: number | null;
  user_agent?: string | null;
};
export type DiagnosticsMetricMutation$variables = {
  metric: performance_metrics_insert_input;
};
export type DiagnosticsMetricMutation$data = {
  readonly insert_performance_metrics: {
    readonly affected_rows: number;
  } | null;
};
export type DiagnosticsMetricMutation = {
  response: DiagnosticsMetricMutation$data;
  variables: DiagnosticsMetricMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "metric"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "items": [
          {
            "kind": "Variable",
            "name": "objects.0",
            "variableName": "metric"
          }
        ],
        "kind": "ListValue",
        "name": "objects"
      }
    ],
    "concreteType": "performance_metrics_mutation_response",
    "kind": "LinkedField",
    "name": "insert_performance_metrics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "affected_rows",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DiagnosticsMetricMutation",
    "selections": (v1/*:: as any*/),
    "type": "mutation_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiagnosticsMetricMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6081af3a31257a39e1ea1ffcadb6b3f3dd2b1db78d4b3e12186e5ac457f8a741",
    "metadata": {},
    "name": "DiagnosticsMetricMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "494e4041c588f47d640950e142627b8e";

export default node;
