import { z } from "zod";
import type { Services } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { takeRequest } from "../../db/requestLimits.ts";
import { readLimit } from "../../plans/catalogue.ts";
import { AuthRefusal } from "../refusals.ts";
import { linkInvalid, type Recovering } from "./openRecovery.ts";

export const startCheckInput = z.object({ consent: z.literal(true, "consent-required") });

/**
 * Opens the hosted identity check of whoever has lost their second factor. While one is open, asking again answers the
 * same one; only what was opened counts as one of the tries of a day (D156).
 * @throws AuthRefusal
 */
export async function startCheck(recovering: Recovering, services: Services): Promise<{ sessionUrl: string }> {
  const { db, env, identity, log } = services;
  const { recoveryId, userId } = recovering;
  const asked = await inTransaction(db, (tx) => lockOpen(tx, recovering));
  if (asked.failure === null && asked.session_url !== null) return { sessionUrl: asked.session_url };
  const session = await identity
    .createSession({
      verificationId: recoveryId,
      userId,
      email: asked.email,
      callbackUrl: `${env.PUBLIC_ORIGIN}/recover-access`,
      language: asked.language,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, recoveryId }, "could not create the identity check of a recovery");
      throw new AuthRefusal("verification-session-failed");
    });
  await inTransaction(db, async (tx) => {
    const now = await lockOpen(tx, recovering);
    if (now.session_id === session.sessionId && now.failure === null) return;
    if ((await takeRequest(tx, `recovery-check:${userId}`, { limit: "verification_attempts" })) > 0) {
      const attempts = await readLimit(tx, "verification_attempts");
      throw new AuthRefusal({ code: "verification-attempts-used", values: { attempts } });
    }
    await tx
      .updateTable("auth.factor_recoveries")
      .set({ session_id: session.sessionId, session_url: session.url, failure: null })
      .where("recovery_id", "=", recoveryId)
      .execute();
  });
  return { sessionUrl: session.url };
}

/** Locks a recovery that waits for its person. @throws AuthRefusal where it has ended in the meantime */
async function lockOpen(tx: Tx, { recoveryId }: Recovering) {
  const row = await tx
    .selectFrom("auth.factor_recoveries as r")
    .innerJoin("auth.users as u", "u.id", "r.user_id")
    .innerJoin("user_preferences as p", "p.user_id", "r.user_id")
    .select(["r.session_id", "r.session_url", "r.failure", "u.email", "p.language"])
    .where("r.recovery_id", "=", recoveryId)
    .where("r.recovered_at", "is", null)
    .where("r.ticket_id", "is not", null)
    .forUpdate("r")
    .executeTakeFirst();
  if (!row) throw linkInvalid();
  return row;
}
