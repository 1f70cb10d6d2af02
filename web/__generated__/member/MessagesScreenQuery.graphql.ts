/**
 * @generated SignedSource<<173ca7b70f5e693925e047b24f92d9f7>>
 * @relayHash 9afdad7a3e9c422557f44dc1add1b84c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27f74396dddf618a69394059e05b5bd0c9ed8bd821ac58cb3b25ce31f9fb3268

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
export type vote_types_enum = "extend_grace" | "remove_member" | "restart_group" | "%future added value";
import type { Json } from "./web/lib/json";
export type MessagesScreenQuery$variables = {
  me: string;
};
export type MessagesScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChatTab_query" | "InvitesTab_query" | "MessagesScreen_counts" | "VotesTab_query">;
};
export type MessagesScreenQuery$rawResponse = {
  readonly badge_counts_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alerts_unread: number;
        readonly id: string;
        readonly invitations: number;
        readonly invitations_mark: string;
        readonly member_joins: number;
        readonly messages: number;
        readonly payments: number;
        readonly votes: number;
        readonly votes_mark: string;
      };
    }>;
  };
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly away_after: number;
        readonly back_from: number;
        readonly chat: {
          readonly address: string;
          readonly blocks_of_first: ReadonlyArray<{
            readonly id: string;
          }>;
          readonly blocks_of_second: ReadonlyArray<{
            readonly id: string;
          }>;
          readonly chat_type: string;
          readonly first_profile: {
            readonly alias: string | null;
            readonly avatar_url: string | null;
            readonly user_id: string | null;
          } | null;
          readonly group: {
            readonly admin_id: string;
            readonly current_members: number;
            readonly current_payout_round: number | null;
            readonly group_id: string;
            readonly id: string;
            readonly image_url: string | null;
            readonly locked_member_count: number | null;
            readonly member_limit: number;
            readonly name: string;
            readonly short_id: number;
            readonly status: group_statuses_enum;
            readonly url_slug: string;
          } | null;
          readonly id: string;
          readonly second_profile: {
            readonly alias: string | null;
            readonly avatar_url: string | null;
            readonly user_id: string | null;
          } | null;
          readonly top_number: number | null;
        };
        readonly chat_id: string;
        readonly cleared_number: number;
        readonly deleted_at: string | null;
        readonly from_number: number;
        readonly id: string;
        readonly last_message_at: string | null;
        readonly last_number: number;
        readonly last_sender_id: string | null;
        readonly last_text: string | null;
        readonly last_voice_ms: number | null;
        readonly may_write: boolean;
        readonly name_when_left: string | null;
        readonly read_number: number;
        readonly unread: number;
        readonly until_number: number;
      };
    }>;
  };
  readonly closed: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly closed_at: string | null;
        readonly created_by: string | null;
        readonly description: string;
        readonly eligible_voters: number;
        readonly expires_at: string;
        readonly group: {
          readonly id: string;
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        };
        readonly group_id: string;
        readonly id: string;
        readonly leave_request_id: string | null;
        readonly may_delete: Json | null;
        readonly may_vote: Json | null;
        readonly my_choice: string | null;
        readonly no_count: number;
        readonly round: {
          readonly id: string;
          readonly payout_round: number;
        } | null;
        readonly status: vote_statuses_enum;
        readonly subject: {
          readonly alias: string | null;
        } | null;
        readonly user_id: string | null;
        readonly vote_id: string;
        readonly vote_type: vote_types_enum;
        readonly votes_needed: number;
        readonly yes_count: number;
      };
    }>;
  };
  readonly limits_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly limit_id: string;
        readonly value: number;
      };
    }>;
  };
  readonly open: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly closed_at: string | null;
        readonly created_by: string | null;
        readonly description: string;
        readonly eligible_voters: number;
        readonly expires_at: string;
        readonly group: {
          readonly id: string;
          readonly name: string;
          readonly short_id: number;
          readonly url_slug: string;
        };
        readonly group_id: string;
        readonly id: string;
        readonly leave_request_id: string | null;
        readonly may_delete: Json | null;
        readonly may_vote: Json | null;
        readonly my_choice: string | null;
        readonly no_count: number;
        readonly round: {
          readonly id: string;
          readonly payout_round: number;
        } | null;
        readonly seconds_left: number | null;
        readonly status: vote_statuses_enum;
        readonly subject: {
          readonly alias: string | null;
        } | null;
        readonly user_id: string | null;
        readonly vote_id: string;
        readonly vote_type: vote_types_enum;
        readonly votes_needed: number;
        readonly yes_count: number;
      };
    }>;
  };
  readonly received: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expires_at: string;
        readonly group: {
          readonly cash_payout: number | null;
          readonly contribution_amount: number;
          readonly currency: string;
          readonly current_members: number;
          readonly current_payout_round: number | null;
          readonly description: string;
          readonly frequency: frequencies_enum;
          readonly group_id: string;
          readonly id: string;
          readonly image_url: string | null;
          readonly is_start_missed: boolean | null;
          readonly locked_member_count: number | null;
          readonly may_join: Json | null;
          readonly member_limit: number;
          readonly name: string;
          readonly start_date: string | null;
          readonly status: group_statuses_enum;
        };
        readonly id: string;
        readonly invitation_id: string;
        readonly inviter_alias: string | null;
      };
    }>;
  };
  readonly unread: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat: {
          readonly chat_type: string;
          readonly id: string;
        };
        readonly id: string;
        readonly unread: number;
      };
    }>;
  };
};
export type MessagesScreenQuery = {
  rawResponse: MessagesScreenQuery$rawResponse;
  response: MessagesScreenQuery$data;
  variables: MessagesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "me"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "me",
    "variableName": "me"
  }
],
v2 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "_eq",
      "variableName": "me"
    }
  ],
  "kind": "ObjectValue",
  "name": "user_id"
},
v3 = {
  "fields": [
    (v2/*:: as any*/)
  ],
  "kind": "ObjectValue",
  "name": "where"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unread",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chat_type",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group_id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short_id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url_slug",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_members",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current_payout_round",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "image_url",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locked_member_count",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "member_limit",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "user_id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v20 = [
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avatar_url",
    "storageKey": null
  }
],
v21 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 1
  }
],
v22 = [
  (v4/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expires_at",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v25 = {
  "vote_id": "asc"
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "groups",
  "kind": "LinkedField",
  "name": "group",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vote_type",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closed_at",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leave_request_id",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_delete",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "may_vote",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "my_choice",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "member_profiles",
  "kind": "LinkedField",
  "name": "subject",
  "plural": false,
  "selections": [
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vote_id",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created_by",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "rounds",
  "kind": "LinkedField",
  "name": "round",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout_round",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eligible_voters",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "no_count",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "votes_needed",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yes_count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MessagesScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "MessagesScreen_counts"
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "ChatTab_query"
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "InvitesTab_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "VotesTab_query"
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessagesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          (v3/*:: as any*/)
        ],
        "concreteType": "badge_countsConnection",
        "kind": "LinkedField",
        "name": "badge_counts_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "badge_countsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "badge_counts",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alerts_unread",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitations",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitations_mark",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "messages",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "votes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "votes_mark",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "member_joins",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payments",
                    "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "limitsConnection",
        "kind": "LinkedField",
        "name": "limits_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "limitsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "limits",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "limit_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
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
        "alias": "unread",
        "args": [
          (v5/*:: as any*/),
          {
            "fields": [
              {
                "kind": "Literal",
                "name": "deleted_at",
                "value": {
                  "_is_null": true
                }
              },
              {
                "kind": "Literal",
                "name": "unread",
                "value": {
                  "_gt": 0
                }
              },
              (v2/*:: as any*/)
            ],
            "kind": "ObjectValue",
            "name": "where"
          }
        ],
        "concreteType": "chat_user_statesConnection",
        "kind": "LinkedField",
        "name": "chat_user_states_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "chat_user_statesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_user_states",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "chats",
                    "kind": "LinkedField",
                    "name": "chat",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
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
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 60
          },
          {
            "kind": "Literal",
            "name": "order_by",
            "value": [
              {
                "last_message_at": "desc_nulls_last"
              },
              {
                "chat_id": "asc"
              }
            ]
          },
          (v3/*:: as any*/)
        ],
        "concreteType": "chat_user_statesConnection",
        "kind": "LinkedField",
        "name": "chat_user_states_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "chat_user_statesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_user_states",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chat_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_message_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "away_after",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "back_from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cleared_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "read_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_write",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deleted_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name_when_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_sender_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_voice_ms",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "chats",
                    "kind": "LinkedField",
                    "name": "chat",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "address",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "top_number",
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
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "admin_id",
                            "storageKey": null
                          },
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "first_profile",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "second_profile",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v21/*:: as any*/),
                        "concreteType": "user_blocks",
                        "kind": "LinkedField",
                        "name": "blocks_of_first",
                        "plural": true,
                        "selections": (v22/*:: as any*/),
                        "storageKey": "blocks_of_first(limit:1)"
                      },
                      {
                        "alias": null,
                        "args": (v21/*:: as any*/),
                        "concreteType": "user_blocks",
                        "kind": "LinkedField",
                        "name": "blocks_of_second",
                        "plural": true,
                        "selections": (v22/*:: as any*/),
                        "storageKey": "blocks_of_second(limit:1)"
                      }
                    ],
                    "storageKey": null
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
        "alias": "received",
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Literal",
            "name": "order_by",
            "value": [
              {
                "expires_at": "desc"
              },
              {
                "invitation_id": "asc"
              }
            ]
          },
          {
            "fields": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "_neq",
                    "variableName": "me"
                  }
                ],
                "kind": "ObjectValue",
                "name": "inviter_id"
              },
              {
                "kind": "Literal",
                "name": "status",
                "value": {
                  "_eq": "pending"
                }
              }
            ],
            "kind": "ObjectValue",
            "name": "where"
          }
        ],
        "concreteType": "group_invitationsConnection",
        "kind": "LinkedField",
        "name": "group_invitations_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "group_invitationsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "group_invitations",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitation_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "inviter_alias",
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
                        "name": "currency",
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "frequency",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v4/*:: as any*/),
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
                        "name": "may_join",
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "start_date",
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
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
              (v25/*:: as any*/)
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
                  (v26/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seconds_left",
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v23/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v17/*:: as any*/),
                  (v33/*:: as any*/),
                  (v18/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v24/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v8/*:: as any*/)
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
              (v25/*:: as any*/)
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
                  (v26/*:: as any*/),
                  (v4/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v23/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v17/*:: as any*/),
                  (v33/*:: as any*/),
                  (v18/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v24/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "grace_period_votes_connection(first:10,order_by:[{\"closed_at\":\"desc\"},{\"vote_id\":\"asc\"}],where:{\"status\":{\"_neq\":\"active\"}})"
      }
    ]
  },
  "params": {
    "id": "27f74396dddf618a69394059e05b5bd0c9ed8bd821ac58cb3b25ce31f9fb3268",
    "metadata": {},
    "name": "MessagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ce8d16fe000e815fde3846bd568cdf6";

export default node;
