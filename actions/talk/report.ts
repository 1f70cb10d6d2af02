import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lines } from "../middleware/textInput.ts";
import { AppError } from "../refusals/AppError.ts";

const reason = lines({ max: 1000 });

/**
 * A message is reported to support: with what was said around it, so that a later deletion takes nothing from the case
 * (D187). The same message reported again is the same ticket.
 */
export const reportMessage = defineAction(
  "report_message",
  z.object({ message_id: z.uuid(), reason }),
  (input, { caller, db }) =>
    inTransaction(db, async (tx) => {
      const message = await readableMessage(tx, input.message_id, caller.userId);
      if (!message?.sender_id || message.sender_id === caller.userId) throw new AppError("message-not-found");
      // Of two devices that report at once, the second finds the ticket of the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${caller.userId}:${input.message_id}`}, 0))`.execute(
        tx,
      );
      const known = await sql<{ number: number }>`
        select t.number from private.reports r join support_tickets t using (ticket_id)
        where r.reporter_id = ${caller.userId} and r.message_id = ${input.message_id}`.execute(tx);
      if (known.rows[0]) return { success: true, ticket_number: known.rows[0].number };
      const ticket = await openTicket(tx, caller.userId, {
        subject: "Report of a message",
        reason: input.reason,
        groupId: message.group_id,
      });
      failPoint("report:ticket");
      await sql`
        insert into private.reports (ticket_id, reporter_id, reported_user_id, message_id, messages)
        values (${ticket.ticket_id}, ${caller.userId}, ${message.sender_id}, ${input.message_id},
          ${JSON.stringify(await surroundings(tx, message, caller.userId))})`.execute(tx);
      return { success: true, ticket_number: ticket.number };
    }),
);

/** A person is reported to support (D187): somebody with whom one shares a group or a conversation. */
export const reportPerson = defineAction(
  "report_person",
  z.object({ user_id: z.uuid(), reason }),
  (input, { caller, db }) =>
    inTransaction(db, async (tx) => {
      if (!(await isKnown(tx, caller.userId, input.user_id))) throw new AppError("person-not-found");
      const ticket = await openTicket(tx, caller.userId, { subject: "Report of a person", reason: input.reason });
      await sql`
        insert into private.reports (ticket_id, reporter_id, reported_user_id)
        values (${ticket.ticket_id}, ${caller.userId}, ${input.user_id})`.execute(tx);
      return { success: true, ticket_number: ticket.number };
    }),
);

interface Reported {
  chat_id: string;
  number: number;
  sender_id: string | null;
  group_id: string | null;
}

async function readableMessage(tx: Tx, messageId: string, userId: string): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select m.chat_id, m.number, m.sender_id, c.group_id from messages m join chats c using (chat_id)
    join chat_user_states s on s.chat_id = m.chat_id and s.user_id = ${userId} and private.sees(s, m.number)
    where m.message_id = ${messageId}`.execute(tx);
  return rows[0];
}

/** The message and as many on each side as `limits` says, as the reporter may read them. */
async function surroundings(tx: Tx, { chat_id, number }: Reported, userId: string): Promise<object[]> {
  const side = (where: string, order: string) => sql`(
    select m.* from messages m join chat_user_states s on s.chat_id = m.chat_id and s.user_id = ${userId}
    where m.chat_id = ${chat_id} and m.number ${sql.raw(where)} ${number} and private.sees(s, m.number)
    order by m.number ${sql.raw(order)} limit limit_of('report_surroundings') + 1)`;
  const { rows } = await sql<{ message: object }>`
    select jsonb_build_object('message_id', m.message_id, 'number', m.number, 'sender_id', m.sender_id, 'kind', m.kind,
      'message', coalesce(m.message, w.message), 'voice_id', coalesce(m.voice_id, w.voice_id), 'created_at', m.created_at, 'deleted_at', m.deleted_at) as message
    from (${side("<=", "desc")} union ${side(">", "asc")}) m left join private.withheld_messages w using (message_id)
    order by m.number`.execute(tx);
  return rows.map(({ message }) => message);
}

/** Whether two people have met in a group or talk to each other: also where one is suspended, or has blocked the other. */
async function isKnown(tx: Tx, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from group_acquaintances where viewer_id = ${userId} and user_id = ${otherId} and user_id <> viewer_id
    union all select from chat_partners where user_id = ${userId} and partner_id = ${otherId}
    limit 1`.execute(tx);
  return rows.length > 0;
}

function openTicket(
  tx: Tx,
  userId: string,
  { groupId = null, reason: body, subject }: { subject: string; reason: string; groupId?: string | null },
) {
  return tx
    .insertInto("support_tickets")
    .values({
      user_id: userId,
      category: "abuse",
      subject,
      // A short reason is enough here; a ticket wants a sentence.
      body: `Reported by a member:\n${body}`,
      group_id: groupId,
      priority: "high",
      answer_due_at: sql<Date>`null`,
    })
    .returning(["ticket_id", "number"])
    .executeTakeFirstOrThrow();
}
