import type { Context } from "koa";
import { sql } from "kysely";
import type { Services } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import { takeRequest } from "../../db/requestLimits.ts";
import { enqueue } from "../../outbox/enqueue.ts";
import { readHalf } from "../halfSignIn.ts";
import { AuthRefusal } from "../refusals.ts";
import { noteSecurityEvent } from "../securityLog.ts";

/** D149: letters to one address. */
const LETTERS = { limit: "reset_letters" };

/**
 * Whoever has given the password and has neither app nor recovery code gets a letter with a link; the link alone goes on
 * (D150). So a stranger with the password learns nothing, and the person learns of the stranger.
 * @throws AuthRefusal
 */
export async function askRecovery({ ctx, services }: { ctx: Context; services: Services }): Promise<void> {
  const { db, wakeOutbox } = services;
  const { email, user_id: userId } = await readHalf(services, ctx);
  await inTransaction(db, async (tx) => {
    const retryAfter = await takeRequest(tx, `recovery:${userId}`, LETTERS);
    if (retryAfter > 0) throw new AuthRefusal({ code: "too-many-requests", values: { retryAfter } });
    // The factor that was given up before is another one.
    await sql`delete from auth.factor_recoveries where user_id = ${userId} and recovered_at is not null`.execute(tx);
    const { asked_at, recovery_id } = await tx
      .insertInto("auth.factor_recoveries")
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ asked_at: sql`now()` }))
      .returning(["recovery_id", "asked_at"])
      .executeTakeFirstOrThrow();
    await enqueue(tx, {
      kind: "mail",
      dedupeKey: `recover-access:${recovery_id}:${asked_at.toISOString()}`,
      payload: { template: "recover-access", user_id: userId, recovery_id },
    });
    await noteSecurityEvent(tx, ctx, { type: "factor_recovery_asked", email, success: true });
  });
  wakeOutbox();
}
