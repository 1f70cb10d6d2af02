import { type RawBuilder, sql } from "kysely";
import { defineCron } from "../define.ts";

/** What is of no use any more, each with how long it is kept on the server's own time. */
const LEFTOVERS: RawBuilder<unknown>[] = [
  sql`delete from auth.sessions where expires_at < now() - interval '1 day'`,
  sql`delete from auth.verifications where expires_at < now() - interval '1 day'`,
  sql`delete from auth.rate_limits where last_request < extract(epoch from now() - interval '1 day') * 1000`,
  sql`delete from auth.sign_in_attempts
      where window_ends_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`,
  sql`delete from private.request_limits where resets_at < now()`,
  sql`delete from private.handled_deliveries where handled_at < now() - interval '30 days'`,
  sql`delete from private.outbox where coalesce(done_at, given_up_at) < now() - interval '30 days'`,
  sql`delete from private.provider_events where processed_at < now() - interval '90 days'`,
];

/** Clears away what has had its time. Safe at any moment, and in two processes at once. */
export const cleanUp = defineCron("clean_up", async ({ db }) => {
  for (const leftover of LEFTOVERS) await leftover.execute(db);
});
