/**
 * @generated SignedSource<<ac968532c31379c634cf8ff682ffabe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
import type { Json } from "./web/lib/json";
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_group$data = {
  readonly admin_id: string;
  readonly admin_offers: ReadonlyArray<{
    readonly admin_offer_id: string;
  }>;
  readonly changes_at: string | null;
  readonly circle_mark: string | null;
  readonly id: string;
  readonly may_confirm_restart: Json | null;
  readonly may_join: Json | null;
  readonly may_leave: Json | null;
  readonly own_mark: string | null;
  readonly own_turn: ReadonlyArray<{
    readonly payout_round: number | null;
  }>;
  readonly seconds_to_change: number | null;
  readonly status: group_statuses_enum;
  readonly term_consents: ReadonlyArray<{
    readonly terms_hash: string;
  }>;
  readonly total_cycles_completed: number | null;
  readonly votes_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AdminCard_group" | "AdminOffer_group" | "ChangedTerms_group" | "CircleRing_group" | "CompletionBanner_group" | "ContributionPanel_group" | "GroupHeader_group" | "GroupSchedule_group" | "InvitedSentence_group" | "JoinCard_group" | "MemberCount_group" | "OpenCard_group" | "PastRoundsCard_group" | "RoundSentence_group" | "StandSentence_group" | "SummaryCard_group" | "TurnList_group">;
  readonly " $fragmentType": "GroupPage_group";
};
export type GroupPage_group$key = {
  readonly " $data"?: GroupPage_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "_is_null": true
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPage_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "admin_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "circle_mark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_confirm_restart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_join",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "may_leave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "own_mark",
      "storageKey": null
    },
    {
      "alias": "own_turn",
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "is_recipient": {
              "_eq": true
            }
          }
        }
      ],
      "concreteType": "contribution_standings",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payout_round",
          "storageKey": null
        }
      ],
      "storageKey": "standings(limit:1,where:{\"is_recipient\":{\"_eq\":true}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds_to_change",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "ended_at": (v1/*:: as any*/)
          }
        }
      ],
      "concreteType": "admin_offers",
      "kind": "LinkedField",
      "name": "admin_offers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "admin_offer_id",
          "storageKey": null
        }
      ],
      "storageKey": "admin_offers(where:{\"ended_at\":{\"_is_null\":true}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "accepted_at": (v1/*:: as any*/)
          }
        }
      ],
      "concreteType": "term_consents",
      "kind": "LinkedField",
      "name": "term_consents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms_hash",
          "storageKey": null
        }
      ],
      "storageKey": "term_consents(where:{\"accepted_at\":{\"_is_null\":true}})"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total_cycles_completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "vote_type": {
              "_in": [
                "extend_grace",
                "remove_member"
              ]
            }
          }
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "votes_connection(first:1,where:{\"vote_type\":{\"_in\":[\"extend_grace\",\"remove_member\"]}})"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOffer_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedTerms_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CircleRing_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompletionBanner_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContributionPanel_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupHeader_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSchedule_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvitedSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberCount_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PastRoundsCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoundSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandSentence_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryCard_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TurnList_group"
    }
  ],
  "type": "groups",
  "abstractKey": null
};
})();

(node as any).hash = "84f06dadbcde2b496fe64ca214190fc0";

export default node;
