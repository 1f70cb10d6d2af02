import { chatBetween, inWords } from "../cast.ts";
import { forMembers, forPeople, MEMBERS, type Policy } from "./policy.ts";

const ANA_AND_BEN = inWords(chatBetween("ana", "ben"));
const GUS_AND_HANA = inWords(chatBetween("gus", "hana"));
const EVE_AND_FINN = inWords(chatBetween("eve", "finn"));

/**
 * Votes and talk. A platform admin's role opens neither ballots nor other people's chats (D130, D208): it reads of
 * these tables only what the person would read as a member.
 */
export const talk: Policy = {
  grace_period_votes: {
    named: ["vote_id"],
    read: forPeople(
      `closed_at created_at created_by description eligible_voters expires_at group_id my_choice no_count round_id status user_id
       vote_id vote_type yes_count`,
    ),
    sees: { ana: ["closed", "on ben"], ben: ["closed", "on ben"] },
    adminSees: "all",
  },
  vote_responses: {
    named: ["vote_id", "voter_id"],
    read: forPeople("created_at vote_choice vote_id voter_id"),
    sees: { ben: ["closed ben"] },
    adminSees: [],
    insert: forMembers("vote_choice vote_id"),
    update: forMembers("vote_choice"),
  },
  chats: {
    named: ["chat_id"],
    read: forPeople("chat_id chat_type created_at first_user_id group_id last_message_at second_user_id"),
    sees: {
      ana: ["group_inner", "group_quiet", ANA_AND_BEN],
      ben: ["group_inner", ANA_AND_BEN],
      cleo: ["group_inner"],
      eve: ["group_draft", "group_outer", EVE_AND_FINN],
      finn: ["group_outer", EVE_AND_FINN],
      gus: [GUS_AND_HANA],
      hana: [GUS_AND_HANA],
    },
    adminSees: ["group_ready"], // Pat's own groups
  },
  // D183: messages from joining to leaving, without those that were taken back.
  messages: {
    named: ["message_id"],
    read: forPeople("chat_id created_at kind message message_id reactions reply_to_id sender_id values"),
    sees: {
      ana: ["message first", "message with cleo", "message without cleo", "message between ana and ben"],
      ben: ["message with cleo", "message without cleo", "message between ana and ben"],
      cleo: ["message with cleo"],
      eve: ["message outer"],
      finn: ["message outer"],
    },
    adminSees: [],
    insert: forMembers("chat_id message message_id reply_to_id"),
    update: forMembers("deleted_at"),
  },
  message_reactions: {
    named: ["message_id", "user_id"],
    read: forPeople("created_at emoji message_id user_id"),
    sees: {
      ana: ["message with cleo ana", "message between ana and ben ben"],
      ben: ["message with cleo ana", "message between ana and ben ben"],
      eve: ["message outer eve"],
      finn: ["message outer eve"],
    },
    adminSees: [],
    insert: forMembers("emoji message_id"),
    delete: MEMBERS,
  },
  hidden_messages: {
    named: ["message_id", "user_id"],
    read: forPeople("created_at message_id user_id"),
    sees: { ana: ["message with cleo ana"] },
    adminSees: [],
    insert: forMembers("message_id"),
    delete: MEMBERS,
  },
  chat_user_states: {
    named: ["chat_id", "user_id"],
    read: forPeople("chat_id cleared_at deleted_at last_delivered_at last_read_at user_id"),
    sees: { ben: ["group_inner ben"] },
    adminSees: [],
    insert: forMembers("chat_id cleared_at deleted_at last_delivered_at last_read_at"),
    update: forMembers("cleared_at deleted_at last_delivered_at last_read_at"),
  },
  notifications: {
    named: ["user_id", "kind"],
    read: forPeople("created_at group_id group_name kind notification_id priority read user_id values"),
    sees: { ben: ["ben identity_verified"], gus: ["gus identity_verified"] },
    adminSees: [],
    update: forMembers("read"),
    delete: MEMBERS,
  },
  activity_feed: {
    named: ["user_id", "kind"],
    read: forPeople("activity_id created_at group_id kind user_id values"),
    sees: { ana: ["ana contribution_received"], ben: ["ben contribution_received"] },
    adminSees: "all",
  },
};
