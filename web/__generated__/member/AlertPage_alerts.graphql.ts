/**
 * @generated SignedSource<<82d98ad86629be5891076829adc93a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlertPage_alerts$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly created_at: string;
      readonly id: string;
      readonly notification_id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AlertRow_alert">;
    };
  }>;
  readonly " $fragmentType": "AlertPage_alerts";
};
export type AlertPage_alerts$key = {
  readonly " $data"?: AlertPage_alerts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertPage_alerts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertPage_alerts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "notificationsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "notifications",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "notification_id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AlertRow_alert"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "notificationsConnection",
  "abstractKey": null
};

(node as any).hash = "fa4666d60194b17a97af9ecd66b9649b";

export default node;
