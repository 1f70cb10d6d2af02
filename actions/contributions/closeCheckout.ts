import type { Services } from "../context.ts";
import { applyCheckout } from "./applyCheckout.ts";
import { openCheckout } from "./openCheckout.ts";

/**
 * Ends an attempt for good: the provider first, so that nobody can pay any more, then our rows by what it answers, which
 * may be that it was paid at the last moment. Where the provider cannot be reached, nothing changes.
 */
export async function closeCheckout(services: Services, attemptId: string): Promise<void> {
  const attempt = await services.db
    .selectFrom("private.payment_attempts")
    .select(["session_id", "state"])
    .where("attempt_id", "=", attemptId)
    .executeTakeFirst();
  if (!attempt || (attempt.state !== "created" && attempt.state !== "open")) return;

  const sessionId = attempt.session_id ?? (await findSession(services, attemptId));
  if (sessionId === undefined) return;
  const expired = await services.payments.expireCheckout(sessionId);
  if (expired.outcome === "unknown") return;
  await applyCheckout(
    services,
    expired.outcome === "ok" ? expired.value : await services.payments.readCheckout(sessionId),
  );
}

/** An answer of the provider was lost: the same call again tells which session it made, or that it makes none. */
async function findSession(services: Services, attemptId: string): Promise<string | undefined> {
  const answer = await openCheckout(services, attemptId);
  return answer.outcome === "ok" ? answer.value.sessionId : undefined;
}
