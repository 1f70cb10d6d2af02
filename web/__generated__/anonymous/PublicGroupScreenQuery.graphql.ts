/**
 * @generated SignedSource<<8ab9ff12d3998d84f0e71ec02e63a838>>
 * @relayHash cb3e3a2c128e74898876edbb30967fec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8df60fa27eb89cbede75b3446bff993e74f010e6229b0998342de3cedd37ae9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
import type { Json } from "./web/lib/json";
export type groups_bool_exp = {
  _and?: ReadonlyArray<groups_bool_exp> | null;
  _not?: groups_bool_exp | null;
  _or?: ReadonlyArray<groups_bool_exp> | null;
  accent_color?: String_comparison_exp | null;
  admin_alias?: String_comparison_exp | null;
  admin_rating?: numeric_comparison_exp | null;
  cash_payout?: bigint_comparison_exp | null;
  contribution_amount?: bigint_comparison_exp | null;
  cover_url?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  current_members?: Int_comparison_exp | null;
  cycle_progress?: Int_comparison_exp | null;
  description?: String_comparison_exp | null;
  frequency?: frequencies_enum_comparison_exp | null;
  group_id?: uuid_comparison_exp | null;
  image_url?: String_comparison_exp | null;
  is_public?: Boolean_comparison_exp | null;
  is_start_missed?: Boolean_comparison_exp | null;
  join_method?: join_methods_enum_comparison_exp | null;
  location?: String_comparison_exp | null;
  locked_member_count?: Int_comparison_exp | null;
  member_avatars?: jsonb_comparison_exp | null;
  member_limit?: Int_comparison_exp | null;
  minimum_members_to_start?: Int_comparison_exp | null;
  name?: String_comparison_exp | null;
  payout_assignment_method?: payout_order_methods_enum_comparison_exp | null;
  payout_delay_days?: Int_comparison_exp | null;
  rules?: String_comparison_exp | null;
  schedule?: group_schedule_bool_exp | null;
  short_id?: Int_comparison_exp | null;
  slugs?: group_slugs_bool_exp | null;
  spots_left?: Int_comparison_exp | null;
  start_date?: date_comparison_exp | null;
  status?: group_statuses_enum_comparison_exp | null;
  time_zone?: String_comparison_exp | null;
  total_payout?: bigint_comparison_exp | null;
  url_slug?: String_comparison_exp | null;
  visitor_may_join?: jsonb_comparison_exp | null;
};
export type String_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _ilike?: string | null;
  _in?: ReadonlyArray<string> | null;
  _iregex?: string | null;
  _is_null?: boolean | null;
  _like?: string | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nilike?: string | null;
  _nin?: ReadonlyArray<string> | null;
  _niregex?: string | null;
  _nlike?: string | null;
  _nregex?: string | null;
  _nsimilar?: string | null;
  _regex?: string | null;
  _similar?: string | null;
};
export type numeric_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type bigint_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type timestamptz_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type Int_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type frequencies_enum_comparison_exp = {
  _eq?: frequencies_enum | null;
  _in?: ReadonlyArray<frequencies_enum> | null;
  _is_null?: boolean | null;
  _neq?: frequencies_enum | null;
  _nin?: ReadonlyArray<frequencies_enum> | null;
};
export type uuid_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type Boolean_comparison_exp = {
  _eq?: boolean | null;
  _gt?: boolean | null;
  _gte?: boolean | null;
  _in?: ReadonlyArray<boolean> | null;
  _is_null?: boolean | null;
  _lt?: boolean | null;
  _lte?: boolean | null;
  _neq?: boolean | null;
  _nin?: ReadonlyArray<boolean> | null;
};
export type join_methods_enum_comparison_exp = {
  _eq?: join_methods_enum | null;
  _in?: ReadonlyArray<join_methods_enum> | null;
  _is_null?: boolean | null;
  _neq?: join_methods_enum | null;
  _nin?: ReadonlyArray<join_methods_enum> | null;
};
export type jsonb_comparison_exp = {
  _cast?: jsonb_cast_exp | null;
  _contained_in?: Json | null;
  _contains?: Json | null;
  _eq?: Json | null;
  _gt?: Json | null;
  _gte?: Json | null;
  _has_key?: string | null;
  _has_keys_all?: ReadonlyArray<string> | null;
  _has_keys_any?: ReadonlyArray<string> | null;
  _in?: ReadonlyArray<Json> | null;
  _is_null?: boolean | null;
  _lt?: Json | null;
  _lte?: Json | null;
  _neq?: Json | null;
  _nin?: ReadonlyArray<Json> | null;
};
export type jsonb_cast_exp = {
  String?: String_comparison_exp | null;
};
export type payout_order_methods_enum_comparison_exp = {
  _eq?: payout_order_methods_enum | null;
  _in?: ReadonlyArray<payout_order_methods_enum> | null;
  _is_null?: boolean | null;
  _neq?: payout_order_methods_enum | null;
  _nin?: ReadonlyArray<payout_order_methods_enum> | null;
};
export type group_schedule_bool_exp = {
  _and?: ReadonlyArray<group_schedule_bool_exp> | null;
  _not?: group_schedule_bool_exp | null;
  _or?: ReadonlyArray<group_schedule_bool_exp> | null;
  cash_amount?: bigint_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  grace_end_date?: date_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  is_provisional?: Boolean_comparison_exp | null;
  payout_date?: date_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
};
export type date_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type group_slugs_bool_exp = {
  _and?: ReadonlyArray<group_slugs_bool_exp> | null;
  _not?: group_slugs_bool_exp | null;
  _or?: ReadonlyArray<group_slugs_bool_exp> | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  url_slug?: String_comparison_exp | null;
};
export type group_statuses_enum_comparison_exp = {
  _eq?: group_statuses_enum | null;
  _in?: ReadonlyArray<group_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: group_statuses_enum | null;
  _nin?: ReadonlyArray<group_statuses_enum> | null;
};
export type PublicGroupScreenQuery$variables = {
  where: groups_bool_exp;
};
export type PublicGroupScreenQuery$data = {
  readonly groups_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly short_id: number;
        readonly " $fragmentSpreads": FragmentRefs<"PublicGroupPage_group">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useFeesToday_query">;
};
export type PublicGroupScreenQuery = {
  response: PublicGroupScreenQuery$data;
  variables: PublicGroupScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "where"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 2
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "where"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PublicGroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "groupsConnection",
        "kind": "LinkedField",
        "name": "groups_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "groupsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "groups",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PublicGroupPage_group"
                  }
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
        "name": "useFeesToday_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PublicGroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "groupsConnection",
        "kind": "LinkedField",
        "name": "groups_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "groupsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "groups",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accent_color",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "admin_alias",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "admin_rating",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cash_payout",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contribution_amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cover_url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "current_members",
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
                    "name": "frequency",
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
                    "name": "image_url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_public",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "is_start_missed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "location",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "locked_member_count",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "member_avatars",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "member_limit",
                    "storageKey": null
                  },
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
                    "name": "payout_assignment_method",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rules",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "spots_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start_date",
                    "storageKey": null
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
                    "args": null,
                    "kind": "ScalarField",
                    "name": "time_zone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total_payout",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url_slug",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitor_may_join",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "order_by",
                        "value": {
                          "payout_round": "asc"
                        }
                      }
                    ],
                    "concreteType": "group_schedule",
                    "kind": "LinkedField",
                    "name": "schedule",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cash_amount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "due_date",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "grace_end_date",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "is_provisional",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_date",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "payout_round",
                        "storageKey": null
                      }
                    ],
                    "storageKey": "schedule(order_by:{\"payout_round\":\"asc\"})"
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fee_rates_connection(first:10)"
      }
    ]
  },
  "params": {
    "id": "a8df60fa27eb89cbede75b3446bff993e74f010e6229b0998342de3cedd37ae9",
    "metadata": {},
    "name": "PublicGroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d98ca485f36a15c9046603131c93737";

export default node;
