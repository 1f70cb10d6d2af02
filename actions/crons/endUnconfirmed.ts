import { sql } from "kysely";
import { hasOpenLetter } from "../auth/openLetters.ts";
import type { Services } from "../context.ts";
import { eachOf } from "./eachOf.ts";
import { inAnyOrder } from "./inAnyOrder.ts";

/** Accounts that one tick ends; the next goes on. */
const AT_ONCE = 1000;

/** Whether nobody has confirmed an account `u` of `auth.users` in all the time that the catalogue gives (D225). */
export const isOver = sql`not u.email_verified and u.created_at < now() - span_of('unconfirmed_kept')`;
const isOpen = hasOpenLetter("u.id");

/**
 * Ends accounts whose address nobody has confirmed in all the time that the catalogue gives (D225), unless a letter can
 * still confirm it. Their usernames are free already.
 */
export async function endUnconfirmed({ db, log }: Services): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from auth.users u where ${isOver} and not ${isOpen} limit ${AT_ONCE}`.execute(db);
  await eachOf(inAnyOrder(rows), { log, name: (row) => row }, async ({ id }) => {
    // Looked at again under its lock: a letter may have been asked for or opened meanwhile.
    await sql`select private.forget_profile(id) from (
      select u.id from auth.users u where u.id = ${id} and ${isOver} and not ${isOpen} for update) over`.execute(db);
  });
}
