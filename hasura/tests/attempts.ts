import { idOf, type Person, type Role } from "./cast.ts";

const INNER = idOf("inner");
const id = (word: string) => JSON.stringify(idOf(word));
const say = (chat: string, more = "") =>
  `insert_messages(objects: { chat_id: "${chat}", message: "Hello" ${more} }) { affected_rows }`;
const takeBack = (word: string) =>
  `update_messages(where: { message_id: { _eq: ${id(word)} } }, _set: { deleted_at: "2026-01-01T00:00:00Z" }) { affected_rows }`;
const react = (word: string) =>
  `insert_message_reactions(objects: { message_id: ${id(word)}, emoji: "🔥" }) { affected_rows }`;
const hide = (word: string) => `insert_hidden_messages(objects: { message_id: ${id(word)} }) { affected_rows }`;
const noteRead = (chat: string) =>
  `update_chat_user_states(where: { chat_id: { _eq: "${chat}" } }, _set: { read_number: 3 }) { affected_rows }`;
const vote = (word: string) =>
  `insert_vote_responses(objects: { vote_id: ${id(word)}, vote_choice: "yes" }) { affected_rows }`;
const profile = (person: Person, set: string) =>
  `update_user_profiles(where: { user_id: { _eq: ${id(person)} } }, _set: { ${set} }) { affected_rows }`;
const preferences = (person: Person, set: string) =>
  `update_user_preferences(where: { user_id: { _eq: ${id(person)} } }, _set: { ${set} }) { affected_rows }`;
const autoPay = (person: Person, on: boolean) =>
  `update_group_members(where: { user_id: { _eq: ${id(person)} } }, _set: { auto_pay_enabled: ${on} }) { affected_rows }`;
const describeGroup = (group: string) =>
  `update_groups(where: { group_id: { _eq: ${id(group)} } }, _set: { description: "New words" }) { affected_rows }`;
const ticket = (more: string) =>
  `insert_support_tickets(objects: { category: payment, subject: "A subject", body: "A question that is long enough." ${more} }) { affected_rows }`;
const attach = (file: string, word: string, more = "") =>
  `insert_ticket_attachments(objects: { attachment_id: ${id(file)}, ticket_id: ${id(word)}, name: "screen.png" ${more} }) { affected_rows }`;
const answer = (word: string, more = "") =>
  `insert_ticket_messages(objects: { ticket_id: ${id(word)}, body: "Thanks" ${more} }) { affected_rows }`;

const clearNotices = `update_notifications(where: { dismissed_at: { _is_null: true } }, _set: { dismissed_at: "2026-01-01T00:00:00Z" }) { affected_rows }`;

/** Keys of the form that every browser writes. */
const deviceKeys = (sign: string) => `p256dh: "B${sign.repeat(86)}", auth: "${sign.repeat(22)}"`;

const ONE = "1 changed";
const NONE = "0 changed";
const REFUSED = "permission-error";
const UNKNOWN = "validation-failed";
const TAKEN = "constraint-violation";

/** One row for each attempt: who tries what, and its outcome. They run in this order, on one database. */
export const attempts: readonly [what: string, person: Person, mutation: string, outcome: string, role?: Role][] = [
  ["change the own alias", "ben", profile("ben", `alias: "Benny"`), ONE],
  ["D147: change the own username", "ben", profile("ben", `username: "ben.new"`), ONE],
  ["D147: change it again at once", "ben", profile("ben", `username: "ben.newer"`), REFUSED],
  ["keep the username as it is", "ben", profile("ben", `username: "ben.new"`), ONE],
  ["take another's username", "cleo", profile("cleo", `username: "ANA"`), TAKEN],
  ["change the own name", "cleo", profile("cleo", `name: "Cléo Martin"`), ONE],
  ["pose as us by name", "cleo", profile("cleo", `name: "Support"`), REFUSED],
  [
    "D168: name a picture of one's own, which the server alone sets",
    "ben",
    profile("ben", `avatar_url: "https://example.com/a.png"`),
    UNKNOWN,
  ],
  ["change another's alias", "ben", profile("ana", `alias: "Anna"`), NONE],
  ["change another's alias as an organizer", "ana", profile("ben", `alias: "B"`), NONE, "group_admin"],
  [
    "choose the own card as default",
    "ben",
    profile("ben", `default_contribution_method_id: ${id("card of ben")}`),
    ONE,
  ],
  [
    "choose another's card as default",
    "ana",
    profile("ana", `default_contribution_method_id: ${id("card of ben")}`),
    REFUSED,
  ],
  [
    "choose another's payout account",
    "ben",
    profile("ben", `default_withdrawal_account_id: ${id("account of ana")}`),
    REFUSED,
  ],
  ["give oneself a balance", "ben", profile("ben", `available_balance: 100`), UNKNOWN],
  ["verify oneself", "ivan", profile("ivan", `is_verified: true`), UNKNOWN],
  ["choose a theme", "gus", preferences("gus", `theme: "dark"`), ONE],
  ["choose another's theme", "gus", preferences("ben", `theme: "dark"`), NONE],
  ["switch SMS on, which is to come", "gus", preferences("gus", `sms_enabled: true`), UNKNOWN],

  ["speak in a group one is in", "ben", say(INNER), ONE],
  ["speak in a group one has left", "cleo", say(INNER), REFUSED],
  ["speak in a group of others", "eve", say(INNER), REFUSED],
  ["speak in a group one asks to join", "dora", say(idOf("outer")), REFUSED],
  ["speak in another's name", "ben", say(INNER, `sender_id: ${id("ana")}`), UNKNOWN],
  ["reply to a message of the same chat", "ana", say(INNER, `reply_to_id: ${id("message with cleo")}`), ONE],
  ["reply to a message of another chat", "ben", say(INNER, `reply_to_id: ${id("message outer")}`), REFUSED],
  ["speak to one person", "ben", say(idOf("ana and ben")), ONE],
  ["speak between two others", "cleo", say(idOf("ana and ben")), REFUSED],
  ["speak to someone who has blocked one", "finn", say(idOf("eve and finn")), REFUSED],
  ["speak to someone one has blocked", "eve", say(idOf("eve and finn")), REFUSED],
  ["speak in a group as a platform admin", "pat", say(INNER), UNKNOWN, "platform_admin"],
  ["take back the own message", "ben", takeBack("message without cleo"), ONE],
  ["take back what is taken back", "ben", takeBack("message without cleo"), NONE],
  [
    "bring back what is not gone",
    "ben",
    `update_messages(where: { message: { _eq: "Hello" } }, _set: { deleted_at: null }) { affected_rows }`,
    REFUSED,
  ],
  ["take back another's message", "ben", takeBack("message first"), NONE],
  ["take back a member's message as organizer", "ana", takeBack("message with cleo"), ONE, "group_admin"],
  ["take back a message of another's group as organizer", "eve", takeBack("message first"), NONE, "group_admin"],
  ["rewrite a message", "ana", `update_messages(where: {}, _set: { message: "No" }) { affected_rows }`, UNKNOWN],
  ["react in one's group", "finn", react("message outer"), ONE],
  ["react in another group", "ben", react("message outer"), REFUSED],
  ["react to what was taken back", "ana", react("message with cleo"), REFUSED],
  [
    "remove another's reaction",
    "finn",
    `delete_message_reactions(where: { user_id: { _eq: ${id("eve")} } }) { affected_rows }`,
    NONE,
  ],
  ["remove the own reaction", "eve", `delete_message_reactions(where: {}) { affected_rows }`, ONE],
  ["hide a message from oneself", "ben", hide("message with cleo"), ONE],
  ["hide a message from before one came", "ben", hide("message first"), REFUSED],
  ["hide a message of a stranger's chat", "gus", hide("message first"), REFUSED],
  ["show what one had hidden", "ana", `delete_hidden_messages(where: {}) { affected_rows }`, ONE],
  ["note how far one has read", "ben", noteRead(INNER), ONE],
  ["note reading a chat of others", "gus", noteRead(INNER), NONE],
  [
    "note another's reading",
    "ana",
    `update_chat_user_states(where: { user_id: { _eq: ${id("ben")} } }, _set: { read_number: 9 }) { affected_rows }`,
    NONE,
  ],

  ["vote past the service, which asks for the agreement", "ana", vote("on ben"), UNKNOWN],
  ["open a vote by itself", "ana", `insert_grace_period_votes(objects: {}) { affected_rows }`, UNKNOWN, "group_admin"],

  ["switch auto-pay off", "ben", autoPay("ben", false), ONE],
  ["switch auto-pay on without a plan that has it", "ben", autoPay("ben", true), REFUSED],
  ["switch another's auto-pay", "ana", autoPay("ben", false), NONE, "group_admin"],
  ["switch auto-pay after leaving", "cleo", autoPay("cleo", false), NONE],
  [
    "become an admin of the group",
    "ben",
    `update_group_members(where: {}, _set: { role: admin }) { affected_rows }`,
    UNKNOWN,
  ],
  ["join without asking", "gus", `insert_group_members(objects: {}) { affected_rows }`, UNKNOWN],

  ["describe the own group", "eve", describeGroup("outer"), ONE, "group_admin"],
  ["describe another's group", "eve", describeGroup("inner"), NONE, "group_admin"],
  ["describe a group one is in", "ben", describeGroup("inner"), NONE, "group_admin"],
  ["describe a group as a mere member", "eve", describeGroup("outer"), UNKNOWN],
  ["describe a group that was deleted", "eve", describeGroup("gone"), NONE, "group_admin"],
  [
    "change the contribution",
    "eve",
    `update_groups(where: {}, _set: { contribution_amount: 1 }) { affected_rows }`,
    UNKNOWN,
    "group_admin",
  ],
  [
    "invite without the service",
    "ana",
    `insert_group_invitations(objects: {}) { affected_rows }`,
    UNKNOWN,
    "group_admin",
  ],
  [
    "approve without the service",
    "eve",
    `update_join_requests(where: {}, _set: {}) { affected_rows }`,
    UNKNOWN,
    "group_admin",
  ],

  [
    "mark the own notifications as read",
    "ben",
    `update_notifications(where: {}, _set: { read: true }) { affected_rows }`,
    ONE,
  ],
  ["write oneself a notification", "ben", `insert_notifications(objects: {}) { affected_rows }`, UNKNOWN],
  [
    "mark another's notifications as read",
    "ana",
    `update_notifications(where: {}, _set: { read: true }) { affected_rows }`,
    NONE,
  ],
  ["clear the own notifications that are shown", "gus", clearNotices, ONE],
  ["clear another's notifications", "ana", clearNotices, NONE],
  [
    "delete a notification, so that it was never told",
    "ben",
    `delete_notifications(where: {}) { affected_rows }`,
    UNKNOWN,
  ],
  [
    "say when one was told a thing",
    "ben",
    `update_notifications(where: {}, _set: { created_at: "2026-01-01T00:00:00Z" }) { affected_rows }`,
    UNKNOWN,
  ],

  ["block a person", "gus", `insert_user_blocks(objects: { blocked_user_id: ${id("eve")} }) { affected_rows }`, ONE],
  ["lift another's block", "finn", `delete_user_blocks(where: {}) { affected_rows }`, NONE],
  [
    "subscribe a device",
    "gus",
    `insert_push_subscriptions(objects: { endpoint: "https://fcm.googleapis.com/fcm/send/gus", ${deviceKeys("g")} }) { affected_rows }`,
    ONE,
  ],
  [
    "take over a device of which one knows the address alone",
    "gus",
    `insert_push_subscriptions(objects: { endpoint: "https://fcm.googleapis.com/fcm/send/ben", ${deviceKeys("x")} },
      on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [auth, p256dh] }) { affected_rows }`,
    NONE,
  ],
  [
    "forget another's device",
    "gus",
    `delete_push_subscriptions(where: { user_id: { _eq: ${id("ben")} } }) { affected_rows }`,
    NONE,
  ],

  ["open a ticket", "gus", ticket(""), ONE],
  ["open a ticket about the own payment", "ben", ticket(`payment_id: ${id("payment inner 1 ben")}`), ONE],
  ["open a ticket about another's payment", "gus", ticket(`payment_id: ${id("payment inner 1 ben")}`), REFUSED],
  ["open a ticket about a group one cannot see", "gus", ticket(`group_id: ${id("inner")}`), REFUSED],
  ["open a ticket about a public group", "gus", ticket(`group_id: ${id("outer")}`), ONE],
  ["open a ticket about the own private group", "ben", ticket(`group_id: ${id("inner")}`), ONE],
  ["open a ticket about a group one is invited to", "hana", ticket(`group_id: ${id("quiet")}`), ONE],
  ["open a ticket about a group one was invited to", "gus", ticket(`group_id: ${id("quiet")}`), REFUSED],
  ["open a ticket about a group that was deleted", "eve", ticket(`group_id: ${id("gone")}`), REFUSED],
  ["choose the own ticket's priority", "gus", ticket(`priority: "urgent"`), UNKNOWN],
  ["D211: put a file beside the own question", "gus", attach("other attachment", "other ticket"), ONE],
  ["put it there again, after a lost answer", "gus", attach("other attachment", "other ticket"), NONE],
  ["put another's file beside the own question", "gus", attach("free attachment", "other ticket"), REFUSED],
  ["put a file beside another's question", "ben", attach("free attachment", "other ticket"), REFUSED],
  ["put a file beside a question that was answered", "ben", attach("free attachment", "ticket"), REFUSED],
  [
    "put a file beside an answer of the staff",
    "ben",
    attach("free attachment", "ticket", `ticket_message_id: ${id("answer")}`),
    REFUSED,
  ],
  ["answer in the own ticket", "ben", answer("ticket", `ticket_message_id: ${id("reply")}`), ONE],
  [
    "D211: put a file beside the own reply",
    "ben",
    attach("free attachment", "ticket", `ticket_message_id: ${id("reply")}`),
    ONE,
  ],
  ["answer in another's ticket", "ana", answer("ticket"), REFUSED],
  ["write a note among the staff", "ben", answer("ticket", "is_internal: true"), UNKNOWN],
  ["write a note among the staff as an admin", "pat", answer("ticket", "is_internal: true"), ONE, "platform_admin"],
  [
    "take a ticket as an admin",
    "pat",
    `update_support_tickets(where: { ticket_id: { _eq: ${id("ticket")} } }, _set: { status: in_progress, assignee_id: ${id("pat")} }) { affected_rows }`,
    ONE,
    "platform_admin",
  ],
  [
    "close a ticket without being an admin",
    "ben",
    `update_support_tickets(where: {}, _set: { status: closed }) { affected_rows }`,
    UNKNOWN,
  ],

  [
    "close a ticket as an admin",
    "pat",
    `update_support_tickets(where: { ticket_id: { _eq: ${id("ticket")} } }, _set: { status: closed }) { affected_rows }`,
    ONE,
    "platform_admin",
  ],
  ["answer in a closed ticket", "ben", answer("ticket"), REFUSED],
  [
    "put a file beside the own reply in a closed ticket",
    "ben",
    attach("late attachment", "ticket", `ticket_message_id: ${id("reply")}`),
    REFUSED,
  ],

  [
    "note how fast a page was",
    "ben",
    `insert_performance_metrics(objects: { page_path: "/groups", lcp: 900 }) { affected_rows }`,
    ONE,
  ],
  ["write a payment", "ben", `insert_payments(objects: {}) { affected_rows }`, UNKNOWN],
  [
    "write in the books as a platform admin",
    "pat",
    `insert_ledger_entries(objects: {}) { affected_rows }`,
    UNKNOWN,
    "platform_admin",
  ],
  ["become a platform admin", "ben", `insert_user_roles(objects: { role: "admin" }) { affected_rows }`, UNKNOWN],
];
