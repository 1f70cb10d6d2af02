import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { mayRemoveWayIn } from "../../domain/waysIn.ts";
import { failPoint } from "../../faults.ts";
import type { ApplyEvent } from "../../webhooks/eventWorker.ts";
import { endOpenedBy } from "../devices.ts";
import { takeAway, waysOf } from "../providers/ownWays.ts";
import { waysIn } from "../providers/waysIn.ts";

/** The person wants us to know them by Apple no more, or Apple knows them no more. */
const ENDS: ReadonlySet<string> = new Set(["consent-revoked", "account-delete"]);

/** How far Apple's clock may be from ours. */
const CLOCK_SKEW_MS = 60_000;

const stored = z.object({ at: z.iso.datetime() });

/**
 * Applies a notice of Apple. When a consent or an Apple account ends, what Apple opened here ends with it. Other notices say
 * whether Apple forwards our letters to somebody. They change nothing, because we write to the person in any case.
 */
export const applyNotice: ApplyEvent = async ({ eventType, objectId: sub, payload }, services) => {
  if (sub === null || !ENDS.has(eventType)) return;
  const { at } = stored.parse(payload);
  await inTransaction(services.db, (tx) => endAccess(tx, services, { sub, at: new Date(at) }));
  services.wakeOutbox();
};

/**
 * Ends the sessions that Apple opened and takes Apple away from the account. The last way in stays, as it does for its owner:
 * whoever comes back to Apple is the same person there, and nobody is left outside with their money in a circle.
 */
async function endAccess(tx: Tx, services: Services, { at, sub }: { sub: string; at: Date }): Promise<void> {
  const way = await lockWayIn(tx, sub);
  // A notice that came late: the person has agreed anew since.
  if (!way || way.agreed_at.getTime() > at.getTime() + CLOCK_SKEW_MS) return;
  const { id, user_id: userId } = way;
  // Apple has taken them back by itself.
  await tx.deleteFrom("private.apple_grants").where("way_in_id", "=", id).execute();
  await endOpenedBy(tx, userId, "apple", null);
  const answer = mayRemoveWayIn({
    has: await waysOf(tx, userId),
    open: waysIn(services).map((open) => open.id),
    remove: "apple",
  });
  if (answer.allowed) {
    await takeAway(tx, userId, "apple");
    await sql`insert into security_audit_logs (user_id, event_type, success, event_data)
      values (${userId}, 'way_in_removed', true, jsonb_build_object('provider', 'apple'))`.execute(tx);
  }
  failPoint("account:apple-notice:before-commit");
}

/** The way in of somebody at Apple, under the lock of its person, and when they last agreed there. */
async function lockWayIn(tx: Tx, sub: string) {
  await sql`select from auth.users where id = (
    select user_id from auth.accounts where account_id = ${sub} and provider_id = 'apple') for update`.execute(tx);
  const { rows } = await sql<{ id: string; user_id: string; agreed_at: Date }>`
    select a.id, a.user_id,
      greatest(a.created_at, (select max(g.created_at) from private.apple_grants g where g.way_in_id = a.id)) as agreed_at
    from auth.accounts a where a.account_id = ${sub} and a.provider_id = 'apple'`.execute(tx);
  return rows[0];
}
