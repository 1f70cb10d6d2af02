/**
 * @generated SignedSource<<c705b5a02a5798a90598369db35538dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type leave_request_statuses_enum = "agreed" | "declined" | "ended" | "open" | "unanswered" | "withdrawn" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LeavingCard_group$data = {
  readonly exits: ReadonlyArray<{
    readonly effective_at: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"HasLeft_exit" | "Leaving_exit">;
  }>;
  readonly leave_requests: ReadonlyArray<{
    readonly leave_request_id: string;
    readonly status: leave_request_statuses_enum;
    readonly " $fragmentSpreads": FragmentRefs<"Asked_request" | "LastAnswer_request">;
  }>;
  readonly wish_votes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly closed_at: string | null;
        readonly leave_request_id: string | null;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HasLeft_group">;
  readonly " $fragmentType": "LeavingCard_group";
};
export type LeavingCard_group$key = {
  readonly " $data"?: LeavingCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeavingCard_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "limit",
  "value": 1
},
v1 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "userId"
    }
  ],
  "kind": "ObjectValue",
  "name": "user_id"
},
v2 = {
  "fields": [
    (v1/*:: as any*/)
  ],
  "kind": "ObjectValue",
  "name": "where"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leave_request_id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeavingCard_group",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "agreed_at": "desc"
          }
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "exits",
      "kind": "LinkedField",
      "name": "exits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effective_at",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Leaving_exit"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HasLeft_exit"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "order_by",
          "value": {
            "asked_at": "desc"
          }
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "leave_requests",
      "kind": "LinkedField",
      "name": "leave_requests",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Asked_request"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastAnswer_request"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "wish_votes",
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
            "created_at": "desc"
          }
        },
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "leave_request_id",
              "value": {
                "_is_null": false
              }
            },
            (v1/*:: as any*/)
          ],
          "kind": "ObjectValue",
          "name": "where"
        }
      ],
      "concreteType": "grace_period_votesConnection",
      "kind": "LinkedField",
      "name": "votes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "grace_period_votesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "grace_period_votes",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "closed_at",
                  "storageKey": null
                },
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HasLeft_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "4f6fe2654d9d38fd0b7ac216c2216ef2";

export default node;
