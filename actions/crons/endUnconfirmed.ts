import { type RawBuilder, sql } from "kysely";
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
 * Whether somebody came by a provider, or by a letter to an address that others had signed up with, and has not agreed to the
 * terms in as long (D253). Until then a person can do nothing here; whoever has something all the same stays.
 */
const hasNotAgreed = sql`p.terms_accepted_at is null and p.email_confirmed_at < app_now() - span_of('unconfirmed_kept')
  and ${sql.join(
    [
      ["group_members", "user_id"],
      ["groups", "admin_id"],
      ["groups", "created_by"],
      ["payments", "user_id"],
      ["withdrawals", "user_id"],
      ["ledger_accounts", "user_id"],
      ["user_roles", "user_id"],
    ].map(
      ([table, person]) =>
        sql`not exists (select from ${sql.table(table!)} x where ${sql.ref(`x.${person}`)} = p.user_id)`,
    ),
    sql` and `,
  )}`;

/**
 * Ends accounts whose address nobody has confirmed in all the time that the catalogue gives (D225), unless a letter can
 * still confirm it. Their usernames are free already.
 */
export const endUnconfirmed = (services: Services): Promise<void> => endEach(services, isOver);

/** Ends accounts of people who were asked to agree to the terms, and have not in as long a time (D225, D253). */
export const endWithoutConsent = (services: Services): Promise<void> => endEach(services, hasNotAgreed);

/** @param isDue of accounts `u` and their people `p` */
async function endEach({ db, log }: Services, isDue: RawBuilder<unknown>): Promise<void> {
  const due = sql`from auth.users u join user_profiles p on p.user_id = u.id where ${isDue} and not ${isOpen}`;
  const { rows } = await sql<{ id: string }>`select u.id ${due} limit ${AT_ONCE}`.execute(db);
  await eachOf(inAnyOrder(rows), { log, name: (row) => row }, async ({ id }) => {
    // Looked at again under its lock: a letter may have been asked for or opened meanwhile, or the person has agreed.
    await sql`select private.forget_profile(id) from (select u.id ${due} and u.id = ${id} for update) over`.execute(db);
  });
}
