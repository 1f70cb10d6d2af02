import { sql } from "kysely";
import { code, instant, number, person, type Section, text, values, word, yesNo } from "../column.ts";
import { aliasSeen, conversationSeen, groupSeen } from "../seen.ts";

/** What a person said, and what they were told. */
export const talk: readonly Section[] = [
  {
    // What others said is theirs; what was taken back is kept for disputes alone (D178).
    id: "messages",
    columns: [text("conversation"), instant("sent_at"), text("message"), text("recording"), instant("deleted_at")],
    rows: (me) => sql`
      select ${conversationSeen("m.chat_id", me)} as conversation, m.created_at as sent_at, m.message,
        'files/voices/' || m.voice_id || case m.voice_format when 'mp4' then '.m4a' else '.webm' end as recording, m.deleted_at
      from messages m where m.sender_id = ${me} order by m.created_at, m.chat_id, m.number`,
  },
  {
    id: "reactions",
    columns: [text("conversation"), text("emoji"), instant("created_at")],
    rows: (me) => sql`
      select ${conversationSeen("r.chat_id", me)} as conversation, r.emoji, r.created_at
      from message_reactions r where r.user_id = ${me} order by r.created_at, r.chat_id, r.number`,
  },
  {
    id: "blocks",
    columns: [person("blocked"), instant("created_at")],
    rows: (me) => sql`
      select ${aliasSeen("b.blocked_user_id", me)} as blocked, b.created_at
      from user_blocks b where b.user_id = ${me} order by b.created_at, b.blocked_user_id`,
  },
  {
    // What one dismissed is deleted to its reader (D190).
    id: "alerts",
    columns: [
      instant("created_at"),
      text("group"),
      { name: "says", form: "notice" },
      yesNo("read"),
      code("kind"),
      values("values"),
    ],
    rows: (me) => sql`
      select n.created_at, n.group_name as "group", n.read, n.kind, n.values
      from notifications n where n.user_id = ${me} and n.dismissed_at is null order by n.created_at, n.notification_id`,
  },
  {
    id: "activity",
    columns: [instant("created_at"), text("group"), { name: "says", form: "feed" }, code("kind"), values("values")],
    rows: (me) => sql`
      select a.created_at, ${groupSeen("a.group_id", me)} as "group", a.kind, a.values
      from activity_feed a where a.user_id = ${me} order by a.created_at, a.activity_id`,
  },
  {
    id: "tickets",
    columns: [
      text("number"),
      word("category", "ticket_categories"),
      text("subject"),
      text("message"),
      word("status", "ticket_statuses"),
      text("group"),
      instant("created_at"),
      instant("first_answered_at"),
      instant("resolved_at"),
      number("satisfaction"),
      values("diagnostics"),
    ],
    rows: (me) => sql`
      select t.number, t.category, t.subject, t.body as message, t.status, ${groupSeen("t.group_id", me)} as "group", t.created_at,
        t.first_answered_at, t.resolved_at, t.satisfaction, t.diagnostics
      from support_tickets t where t.user_id = ${me} order by t.number`,
  },
  {
    id: "ticket_messages",
    columns: [text("number"), yesNo("by_me"), text("message"), instant("created_at")],
    rows: (me) => sql`
      select t.number, m.author_id is not distinct from ${me} as by_me, m.body as message, m.created_at
      from ticket_messages m join support_tickets t using (ticket_id)
      where t.user_id = ${me} and not m.is_internal order by t.number, m.created_at, m.ticket_message_id`,
  },
  {
    id: "ticket_attachments",
    columns: [text("number"), text("name"), text("file"), instant("created_at")],
    rows: (me) => sql`
      select t.number, a.name, 'files/attachments/' || a.attachment_id || '.' || a.format as file, a.created_at
      from ticket_attachments a join support_tickets t using (ticket_id)
      where a.user_id = ${me} order by t.number, a.place`,
  },
];
