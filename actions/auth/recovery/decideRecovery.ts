import { sql } from "kysely";
import { isAdult } from "../../../schema/adult.ts";
import type { Services } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { type DocumentOf, recoveryOutcome } from "../../domain/recovery.ts";
import { failPoint } from "../../faults.ts";
import type { Verdict } from "../../identity/diditStatus.ts";
import { identityFingerprint } from "../../identity/identity.ts";
import type { IdentityDecision } from "../../providers/identity/provider.ts";
import { endEverySession } from "../devices.ts";
import { letterTo } from "../letterTo.ts";
import { tellSecurity } from "../tellSecurity.ts";
import { resolveTicket } from "./endRecovery.ts";

/**
 * Applies a decision of the provider to the recovery that its check was started for. It may be called any number of times:
 * once recovered, nothing changes any more.
 * @returns false where the check belongs to no recovery
 */
export async function decideRecovery(tx: Tx, { decision, now, verdict, services: { env } }: Decided): Promise<boolean> {
  const { identity, sessionId, userId } = decision;
  const recovery = await tx
    .selectFrom("auth.factor_recoveries")
    .select(["user_id", "recovered_at", "failure", "ticket_id"])
    .where("session_id", "=", sessionId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!recovery) return false;
  if (recovery.recovered_at !== null) return true;
  const fingerprint = identity && identityFingerprint(identity, env.IDENTITY_FINGERPRINT_KEY ?? env.IDENTITY_KEY);
  const outcome = recoveryOutcome({
    verdict,
    isAdult: identity !== null && isAdult(identity.dateOfBirth, now),
    ...(await whatIsKnown(tx, recovery.user_id, fingerprint)),
  });
  if (outcome === "recovered") await recover(tx, recovery, sessionId);
  else await keep(tx, sessionId, outcome === "waiting" ? null : outcome.failure);
  return true;
}

export interface Decided {
  decision: IdentityDecision;
  verdict: Verdict;
  now: Date;
  services: Services;
}

async function whatIsKnown(
  tx: Tx,
  userId: string,
  fingerprint: Buffer | null,
): Promise<{ documentOf: DocumentOf; isKnown: boolean; isPlatformAdmin: boolean }> {
  const shown = await tx
    .selectFrom("private.identity_fingerprints")
    .select(["user_id", "fingerprint"])
    .where((eb) => eb.or([eb("user_id", "=", userId), ...(fingerprint ? [eb("fingerprint", "=", fingerprint)] : [])]))
    .execute();
  const holder = fingerprint && shown.find((one) => one.fingerprint.equals(fingerprint))?.user_id;
  const documentOf = fingerprint === null ? "none" : !holder ? "nobody" : holder === userId ? "person" : "another";
  const role = await tx.selectFrom("user_roles").select("role").where("user_id", "=", userId).executeTakeFirst();
  return { documentOf, isKnown: shown.some((one) => one.user_id === userId), isPlatformAdmin: role !== undefined };
}

const keep = (tx: Tx, sessionId: string, failure: string | null) =>
  tx.updateTable("auth.factor_recoveries").set({ failure }).where("session_id", "=", sessionId).execute();

/** Takes the second factor away, ends every session, lets withdrawals wait, and tells the person. */
async function recover(
  tx: Tx,
  { ticket_id, user_id: userId }: { ticket_id: string | null; user_id: string },
  sessionId: string,
): Promise<void> {
  await tx
    .updateTable("auth.factor_recoveries")
    .set({ recovered_at: sql`now()`, failure: null })
    .where("session_id", "=", sessionId)
    .execute();
  await tx.deleteFrom("auth.two_factors").where("user_id", "=", userId).execute();
  await endEverySession(tx, userId);
  await tx
    .updateTable("user_profiles")
    .set({ withdrawals_held_until: sql`app_now() + span_of('recovery_hold')` })
    .where("user_id", "=", userId)
    .execute();
  await tx
    .insertInto("security_audit_logs")
    .values({ user_id: userId, event_type: "two_factor_recovered", success: true })
    .execute();
  if (ticket_id !== null) await resolveTicket(tx, ticket_id);
  await tellSecurity(tx, userId, { reason: "two_factor_recovered", letter: letterTo(userId, "two-factor-recovered") });
  failPoint("account:recovery:before-commit");
}
