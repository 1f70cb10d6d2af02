/**
 * @generated SignedSource<<5f7d2f3b52299c4b4e186650f4e19c33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type vote_types_enum = "extend_grace" | "remove_member" | "restart_group" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VotesTab_query$data = {
  readonly closed: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly group: {
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        };
        readonly id: string;
        readonly vote_type: vote_types_enum;
        readonly " $fragmentSpreads": FragmentRefs<"MemberVoteCard_vote" | "RestartVoteLine_vote">;
      };
    }>;
  };
  readonly open: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly group: {
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        };
        readonly id: string;
        readonly seconds_left: number | null;
        readonly vote_type: vote_types_enum;
        readonly " $fragmentSpreads": FragmentRefs<"MemberVoteCard_vote" | "RestartVoteLine_vote">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useLimits_query">;
  readonly " $fragmentType": "VotesTab_query";
};
export type VotesTab_query$key = {
  readonly " $data"?: VotesTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VotesTab_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "vote_id": "asc"
},
v1 = {
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "short_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url_slug",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vote_type",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "MemberVoteCard_vote"
},
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "RestartVoteLine_vote"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VotesTab_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLimits_query"
    },
    {
      "alias": "open",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 51
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "expires_at": "asc"
            },
            (v0/*:: as any*/)
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_eq": "active"
            }
          }
        }
      ],
      "concreteType": "grace_period_votesConnection",
      "kind": "LinkedField",
      "name": "grace_period_votes_connection",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "seconds_left",
                  "storageKey": null
                },
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "grace_period_votes_connection(first:51,order_by:[{\"expires_at\":\"asc\"},{\"vote_id\":\"asc\"}],where:{\"status\":{\"_eq\":\"active\"}})"
    },
    {
      "alias": "closed",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "order_by",
          "value": [
            {
              "closed_at": "desc"
            },
            (v0/*:: as any*/)
          ]
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "status": {
              "_neq": "active"
            }
          }
        }
      ],
      "concreteType": "grace_period_votesConnection",
      "kind": "LinkedField",
      "name": "grace_period_votes_connection",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "grace_period_votes_connection(first:10,order_by:[{\"closed_at\":\"desc\"},{\"vote_id\":\"asc\"}],where:{\"status\":{\"_neq\":\"active\"}})"
    }
  ],
  "type": "query_root",
  "abstractKey": null
};
})();

(node as any).hash = "a31727af83eb037a8bad6e1b8a0645eb";

export default node;
