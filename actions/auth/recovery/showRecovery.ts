import type { Services } from "../../context.ts";
import { takeRequest } from "../../db/requestLimits.ts";
import { applyDecision } from "../../identity/applyDecision.ts";
import { linkInvalid, type Recovering } from "./openRecovery.ts";

/** How far somebody is who has lost their second factor. */
export interface RecoveryStanding {
  state: "open" | "waiting" | "failed" | "recovered";
  /** Why the last check did not help. */
  failure: string | null;
  /** The hosted check, while one is open. */
  sessionUrl: string | null;
  ticketNumber: number | null;
  /** ISO instants. */
  answerDueAt: string | null;
  withdrawalsHeldUntil: string | null;
}

/** As often as the identity screen asks (D155). */
const EACH = { pause: "verification_poll" };

/**
 * How far the person is. While a check is open the provider is asked every few seconds, however often a page asks, in case its
 * webhook was lost.
 * @throws AuthRefusal
 */
export async function showRecovery(recovering: Recovering, services: Services): Promise<RecoveryStanding> {
  const { db, identity, log } = services;
  const { sessionId, standing } = await read(recovering, services);
  if (standing.state !== "waiting" || sessionId === null) return standing;
  if ((await takeRequest(db, `recovery-read:${recovering.recoveryId}`, EACH)) > 0) return standing;
  const decision = await identity.readDecision(sessionId).catch((error: unknown) => {
    log.warn({ err: error, recoveryId: recovering.recoveryId }, "could not read the identity check of a recovery");
    return null;
  });
  if (decision === null) return standing;
  await applyDecision(services, decision);
  services.wakeOutbox();
  return (await read(recovering, services)).standing;
}

/** @returns how far it is, and the provider's session of its newest check */
async function read({ recoveryId }: Recovering, { db }: Services) {
  const row = await db
    .selectFrom("auth.factor_recoveries as r")
    .innerJoin("user_profiles as p", "p.user_id", "r.user_id")
    .leftJoin("support_tickets as t", "t.ticket_id", "r.ticket_id")
    .select([
      "r.session_id",
      "r.session_url",
      "r.failure",
      "r.recovered_at",
      "t.number",
      "t.answer_due_at",
      "p.withdrawals_held_until",
    ])
    .where("r.recovery_id", "=", recoveryId)
    .executeTakeFirst();
  if (!row) throw linkInvalid();
  const isOver = row.recovered_at !== null;
  const state = isOver ? "recovered" : row.failure ? "failed" : row.session_id ? "waiting" : "open";
  const standing: RecoveryStanding = {
    state,
    failure: row.failure,
    sessionUrl: state === "waiting" ? row.session_url : null,
    ticketNumber: row.number,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    withdrawalsHeldUntil: isOver ? (row.withdrawals_held_until?.toISOString() ?? null) : null,
  };
  return { standing, sessionId: row.session_id };
}
