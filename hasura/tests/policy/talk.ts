import { PEOPLE } from "../cast.ts";
import { forMembers, forPeople, MEMBERS, type Policy } from "./policy.ts";

/**
 * Votes and talk. A platform admin's role opens neither ballots nor other people's chats (D130, D208): it reads of
 * these tables only what the person would read as a member.
 */
export const talk: Policy = {
  grace_period_votes: {
    named: ["vote_id"],
    read: forPeople(
      `closed_at created_at created_by cycle description eligible_voters expires_at group_id leave_request_id may_delete may_vote my_choice no_count round_id
       seconds_left status user_id vote_id vote_type votes_needed yes_count`,
    ),
    sees: { ana: ["closed", "on ben"], ben: ["closed", "on ben"] },
    adminSees: "all",
  },
  vote_responses: {
    named: ["vote_id", "voter_id"],
    read: forPeople("created_at vote_choice vote_id voter_id"),
    sees: { ben: ["closed ben"] },
    adminSees: [],
  },
  chats: {
    named: ["chat_id"],
    read: forPeople("address chat_id chat_type created_at first_user_id group_id second_user_id top_number"),
    sees: {
      ana: ["inner", "quiet", "ana and ben"],
      ben: ["inner", "ana and ben"],
      cleo: ["inner"],
      eve: ["draft", "outer", "eve and finn"],
      finn: ["outer", "eve and finn"],
      gus: ["gus and hana"],
      hana: ["gus and hana"],
    },
    adminSees: ["ready"], // Pat's own groups
  },
  // Only for the permission of profiles.
  chat_partners: { named: ["user_id", "partner_id"], read: {} },
  // What others have read is for who is there.
  chat_receipts: {
    named: ["chat_id"],
    read: forPeople("chat_id delivered_number never_delivered never_read read_number"),
    sees: {
      ana: ["inner", "quiet", "ana and ben"],
      ben: ["inner", "ana and ben"],
      eve: ["draft", "outer"],
      finn: ["outer"],
      gus: ["gus and hana"],
      hana: ["gus and hana"],
    },
    adminSees: ["ready"],
  },
  // D183: messages from joining to leaving; one that was taken back stays as a row without words (D178).
  messages: {
    named: ["message_id"],
    read: forPeople(
      "chat_id created_at deleted_at kind message message_id number receipts reply_to_id sender_id tallies values voice_format voice_id voice_levels voice_ms",
    ),
    sees: {
      ana: [
        "message first",
        "message taken back",
        "message with cleo",
        "message without cleo",
        "message between ana and ben",
      ],
      ben: ["message taken back", "message with cleo", "message without cleo", "message between ana and ben"],
      cleo: ["message taken back", "message with cleo"],
      eve: ["message outer"],
      finn: ["message outer"],
    },
    adminSees: [],
    insert: forMembers("chat_id message message_id reply_to_id voice_id voice_levels"),
    update: forMembers("deleted_at"),
  },
  chat_changes: {
    named: ["kind", "message_id"],
    read: forPeople("chat_id emoji kind message_id number user_id"),
    sees: {
      ana: [
        "said message first",
        "said message taken back",
        "reacted message taken back",
        "said message with cleo",
        "reacted message with cleo",
        "said message without cleo",
        "deleted message taken back",
        "said message between ana and ben",
        "reacted message between ana and ben",
      ],
      ben: [
        "said message taken back",
        "reacted message taken back",
        "said message with cleo",
        "reacted message with cleo",
        "said message without cleo",
        "deleted message taken back",
        "said message between ana and ben",
        "reacted message between ana and ben",
      ],
      // What happened after leaving is not hers to see.
      cleo: ["said message taken back", "reacted message taken back", "said message with cleo"],
      eve: ["said message outer", "reacted message outer"],
      finn: ["said message outer", "reacted message outer"],
    },
    adminSees: [],
  },
  message_reactions: {
    named: ["message_id", "user_id"],
    read: forPeople("chat_id created_at emoji message_id number user_id"),
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
    read: forPeople(
      `away_after back_from chat_id cleared_number deleted_at delivered_number from_number is_fetched last_message_at last_number last_sender_id
       last_text last_voice_ms may_write name_when_left read_number unread until_number user_id`,
    ),
    sees: {
      ana: ["inner ana", "quiet ana", "ana and ben ana"],
      ben: ["inner ben", "ana and ben ben"],
      cleo: ["inner cleo"],
      eve: ["draft eve", "outer eve", "eve and finn eve"],
      finn: ["outer finn", "eve and finn finn"],
      gus: ["gus and hana gus"],
      hana: ["gus and hana hana"],
    },
    adminSees: ["ready pat"],
    update: forMembers("cleared_number deleted_at delivered_number read_number"),
  },
  badge_counts: {
    named: ["user_id"],
    read: forPeople(
      "alerts alerts_unread invitations invitations_mark member_joins member_joins_seen_at messages messages_mark payments total user_id votes votes_mark",
    ),
    sees: Object.fromEntries(PEOPLE.map((person) => [person, [person]])),
    adminSees: ["pat"],
    update: forMembers("member_joins_seen_at"),
  },
  notifications: {
    named: ["user_id", "kind"],
    // What was dismissed stays as told and is shown to nobody: gus has a second one.
    read: forPeople("created_at dismissed_at group_id group_name kind notification_id priority read user_id values"),
    sees: { ben: ["ben identity_verified"], gus: ["gus identity_verified"] },
    adminSees: [],
    update: forMembers("dismissed_at read"),
  },
  activity_feed: {
    named: ["user_id", "kind"],
    read: forPeople("activity_id created_at group_id is_recent kind user_id values"),
    sees: { ana: ["ana contribution_received"], ben: ["ben contribution_received"] },
    adminSees: "all",
  },
};
