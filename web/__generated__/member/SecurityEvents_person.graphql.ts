/**
 * @generated SignedSource<<72df634da71874f40816f5c9d34afccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityEvents_person$data = {
  readonly security_events: ReadonlyArray<{
    readonly created_at: string;
    readonly event_type: string;
    readonly ip_address: string | null;
    readonly security_audit_log_id: string;
    readonly success: boolean;
    readonly user_agent: string | null;
  }>;
  readonly " $fragmentType": "SecurityEvents_person";
};
export type SecurityEvents_person$key = {
  readonly " $data"?: SecurityEvents_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityEvents_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityEvents_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            },
            {
              "security_audit_log_id": "desc"
            }
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "event_type": {
              "_nin": [
                "registration_attempt",
                "password_reset_request"
              ]
            }
          }
        }
      ],
      "concreteType": "security_audit_logs",
      "kind": "LinkedField",
      "name": "security_events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "event_type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ip_address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "security_audit_log_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "success",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "user_agent",
          "storageKey": null
        }
      ],
      "storageKey": "security_events(order_by:[{\"created_at\":\"desc\"},{\"security_audit_log_id\":\"desc\"}],where:{\"event_type\":{\"_nin\":[\"registration_attempt\",\"password_reset_request\"]}})"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "41dfbc625eb00a06915bd013efb78c02";

export default node;
