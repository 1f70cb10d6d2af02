import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { isOver } from "./endUnconfirmed.ts";
import { BATCH } from "./leftovers.ts";

/** What an account is called whose username is somebody else's to take: nobody could have asked for it. */
const made = sql`('member.' || left(replace(p.user_id::text, '-', ''), 20))::citext`;

/**
 * Frees a batch of the usernames that are not kept any more: of sign-ups whose address nobody has confirmed in all the
 * time that the catalogue gives (D225), and those that were asked for with an address in use. Both in one statement and in
 * the order of their time, so that neither is free a moment before the other and tells which addresses have an account
 * (D246). An account loses its username also where it stays because a letter can still confirm it: whoever keeps asking for
 * letters would otherwise learn whether there is an account.
 * @returns how many there were
 */
export async function freeUsernames(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with over as materialized (
      select p.user_id, null::bytea as username_hash, u.created_at + span_of('unconfirmed_kept') as until
      from auth.users u join user_profiles p on p.user_id = u.id
      where ${isOver} and p.email_confirmed_at is null and p.username <> ${made}
      union all
      select null, s.username_hash, s.until from private.spent_usernames s where s.until < now()
      order by until fetch first ${BATCH} rows with ties
    ), accounts as (
      update user_profiles p set username = ${made} from over where p.user_id = over.user_id and p.email_confirmed_at is null
    ), spent as (
      delete from private.spent_usernames s using over where s.username_hash = over.username_hash
    )
    select count(*)::int as count from over`.execute(db);
  return rows[0]!.count;
}
