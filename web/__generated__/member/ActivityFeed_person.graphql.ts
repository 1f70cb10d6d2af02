/**
 * @generated SignedSource<<82528cbb0268435a433c6664d5ebc17b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityFeed_person$data = {
  readonly activities: ReadonlyArray<{
    readonly created_at: string;
    readonly description: string;
    readonly id: string;
    readonly title: string;
    readonly type: string;
  }>;
  readonly " $fragmentType": "ActivityFeed_person";
};
export type ActivityFeed_person$key = {
  readonly " $data"?: ActivityFeed_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityFeed_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityFeed_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 15
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "created_at": "desc"
            }
          ]
        }
      ],
      "concreteType": "activity_feed",
      "kind": "LinkedField",
      "name": "activities",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created_at",
          "storageKey": null
        }
      ],
      "storageKey": "activities(limit:15,order_by:[{\"created_at\":\"desc\"}])"
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};

(node as any).hash = "b6f52d1b9a21d2445d9459fe3ad06035";

export default node;
