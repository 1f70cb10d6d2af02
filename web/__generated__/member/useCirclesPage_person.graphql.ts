/**
 * @generated SignedSource<<e3644656ae50987b1e1f4dbf357071ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCirclesPage_person$data = {
  readonly own_circles: ReadonlyArray<{
    readonly created_at: string | null;
    readonly group: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CircleRow_group" | "MyGroupCard_group">;
    } | null;
    readonly group_id: string | null;
    readonly urgency: number | null;
  }>;
  readonly " $fragmentType": "useCirclesPage_person";
};
export type useCirclesPage_person$key = {
  readonly " $data"?: useCirclesPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCirclesPage_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "urgency"
    }
  ],
  "kind": "ObjectValue",
  "name": "urgency"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": "00000000-0000-0000-0000-000000000000",
      "kind": "LocalArgument",
      "name": "group"
    },
    {
      "defaultValue": "infinity",
      "kind": "LocalArgument",
      "name": "time"
    },
    {
      "defaultValue": -1,
      "kind": "LocalArgument",
      "name": "urgency"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCirclesPage_person",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 11
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "urgency": "asc"
            },
            {
              "created_at": "desc"
            },
            {
              "group_id": "asc"
            }
          ]
        },
        {
          "fields": [
            {
              "items": [
                {
                  "fields": [
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_gt",
                          "variableName": "urgency"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "urgency"
                    }
                  ],
                  "kind": "ObjectValue",
                  "name": "_or.0"
                },
                {
                  "fields": [
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_lt",
                          "variableName": "time"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "created_at"
                    },
                    (v0/*:: as any*/)
                  ],
                  "kind": "ObjectValue",
                  "name": "_or.1"
                },
                {
                  "fields": [
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_eq",
                          "variableName": "time"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "created_at"
                    },
                    {
                      "fields": [
                        {
                          "kind": "Variable",
                          "name": "_gt",
                          "variableName": "group"
                        }
                      ],
                      "kind": "ObjectValue",
                      "name": "group_id"
                    },
                    (v0/*:: as any*/)
                  ],
                  "kind": "ObjectValue",
                  "name": "_or.2"
                }
              ],
              "kind": "ListValue",
              "name": "_or"
            }
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "own_circles",
      "kind": "LinkedField",
      "name": "own_circles",
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
          "name": "group_id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urgency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "groups",
          "kind": "LinkedField",
          "name": "group",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CircleRow_group"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MyGroupCard_group"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "user_profiles",
  "abstractKey": null
};
})();

(node as any).hash = "632f3ae2908f754aa3af0a217ed80923";

export default node;
