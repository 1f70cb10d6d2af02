import { sql } from "kysely";
import type { Services } from "../context.ts";
import { type Database, inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { eachOf } from "./eachOf.ts";
import { endUnconfirmed, endWithoutConsent } from "./endUnconfirmed.ts";
import { freeUsernames } from "./freeUsernames.ts";
import { BATCH, clear, LEFTOVERS } from "./leftovers.ts";

/** What hangs on a ticket, and the ticket itself. */
const OF_TICKETS = [
  "private.reports",
  "private.support_questions",
  "ticket_attachments",
  "ticket_messages",
  "support_tickets",
] as const;

/**
 * Deletes a batch of the tickets that nobody has touched for years, with what they were about: support is asked about what
 * may come back to a court (D225).
 */
const forgetTickets = (db: Database): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ ticket_id: string }>`select ticket_id from support_tickets
      where updated_at < app_now() - make_interval(months => limit_of('tickets_kept'))
      limit ${BATCH} for update skip locked`.execute(tx);
    const ids = rows.map(({ ticket_id }) => ticket_id);
    for (const table of OF_TICKETS)
      await sql`delete from ${sql.table(table)} where ticket_id = any (${ids}::uuid[])`.execute(tx);
    return ids.length;
  });

/** Conversations of groups that are long over; the next tick goes on. */
const CHATS_AT_ONCE = 100;

/** Deletes what was said in groups that ended, and said their last word, long ago (D225). */
async function forgetTalk({ db, log }: Services): Promise<void> {
  const before = sql`app_now() - make_interval(months => limit_of('talk_kept'))`;
  const { rows } = await sql<{ group_id: string }>`
    select g.group_id from groups g where g.ended_at < ${before}
      and exists (select from messages m where m.chat_id = g.group_id)
      and not exists (select from messages m where m.chat_id = g.group_id and m.created_at >= ${before})
    limit ${CHATS_AT_ONCE}`.execute(db);
  await eachOf(rows, { log, name: (row) => row }, async ({ group_id }) => {
    await sql`select private.forget_talk(${group_id}, ${before})`.execute(db);
  });
}

/** Deletes rows whose time is over, of one kind whatever becomes of another. Safe at any moment, and in two processes at once. */
export const cleanUp = defineCron("clean_up", async (services) => {
  const { db, log } = services;
  const tasks = [
    ...[...LEFTOVERS, { name: "usernames", next: freeUsernames }, { name: "support_tickets", next: forgetTickets }].map(
      (leftover) => ({
        leftover: leftover.name,
        work: () => clear(leftover, db),
      }),
    ),
    { leftover: "unconfirmed accounts", work: () => endUnconfirmed(services) },
    { leftover: "accounts without consent", work: () => endWithoutConsent(services) },
    { leftover: "messages", work: () => forgetTalk(services) },
  ];
  await eachOf(tasks, { log, name: ({ leftover }) => ({ leftover }) }, ({ work }) => work());
});
