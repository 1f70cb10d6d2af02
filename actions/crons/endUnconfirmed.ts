import { sql } from "kysely";
import { hasOpenLetter } from "../auth/openLetters.ts";
import type { Services } from "../context.ts";
import { eachOf } from "./eachOf.ts";
import { inAnyOrder } from "./inAnyOrder.ts";

/** Accounts that one tick ends; the next goes on. */
const AT_ONCE = 1000;

const isOver = sql`not u.email_verified and u.created_at < now() - span_of('unconfirmed_kept')`;
const isOpen = hasOpenLetter("u.id");

/**
 * Ends accounts whose address nobody has confirmed in all the time that the catalogue gives (D225). One that a letter can
 * still confirm stays, but its username is free as well: asking for letters must not tell it from one that was asked for
 * with an address in use (D246).
 */
export async function endUnconfirmed({ db, log }: Services): Promise<void> {
  await sql`update user_profiles p set username = made.username from auth.users u,
      lateral (select ('member.' || left(replace(u.id::text, '-', ''), 20))::citext as username) made
    where ${isOver} and ${isOpen} and p.user_id = u.id and p.username <> made.username`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select u.id from auth.users u where ${isOver} and not ${isOpen} limit ${AT_ONCE}`.execute(db);
  await eachOf(inAnyOrder(rows), { log, name: (row) => row }, async ({ id }) => {
    // Looked at again under its lock: a letter may have been asked for or opened meanwhile.
    await sql`select private.forget_profile(id) from (
      select u.id from auth.users u where u.id = ${id} and ${isOver} and not ${isOpen} for update) over`.execute(db);
  });
}
