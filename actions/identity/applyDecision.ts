import { isAdult } from "../../schema/adult.ts";
import { decideRecovery } from "../auth/recovery/decideRecovery.ts";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import type { IdentityDecision } from "../providers/identity/provider.ts";
import { type VerificationFailure, verdictOf } from "./diditStatus.ts";
import { identityFingerprint, verifiedName } from "./identity.ts";
import { lockPerson, type VerificationRow, verificationOfSession } from "./queries.ts";

/**
 * Stores the provider's current decision. It may be called any number of times and in any order: only a change is
 * written. A decision about another person, workflow or environment changes nothing.
 */
export async function applyDecision(services: Services, decision: IdentityDecision): Promise<void> {
  const { db, env, log } = services;
  const { environment, sessionId, status, userId, workflowId } = decision;
  if (!userId || workflowId !== env.DIDIT_WORKFLOW_ID || environment !== env.DIDIT_ENVIRONMENT) {
    log.error({ sessionId, workflowId, environment }, "ignored a decision of another workflow or environment");
    return;
  }
  const verdict = verdictOf(status);
  if (!verdict) {
    log.error({ sessionId, status }, "ignored a decision with an unknown status");
    return;
  }
  await inTransaction(db, async (tx, now) => {
    const person = await lockPerson(tx, userId);
    // A check that a lost second factor asked for decides about that, and about no check that waits for its session.
    const isRecovery = person && (await decideRecovery(tx, { decision, verdict, now, services }));
    const row = person && (await verificationOfSession(tx, { sessionId, userId, exactly: isRecovery === true }));
    if (!row) {
      if (isRecovery) return;
      log.warn({ sessionId }, "ignored a decision that belongs to no verification");
      return;
    }
    if (verdict === "verified") await verify(tx, { row, decision, now, services });
    else if (verdict === "pending") await reopen(tx, row, sessionId);
    else await fail(tx, { row, failure: verdict.failure, now, sessionId });
  });
}

interface Change {
  row: VerificationRow;
  decision: IdentityDecision;
  now: Date;
  services: Services;
}

/** Marks the person as verified if they are an adult and have no other account (D159). */
async function verify(tx: Tx, { decision: { identity, sessionId }, now, row, services: { env, log } }: Change) {
  if (row.status === "verified") return;
  if (!identity) {
    log.error({ sessionId }, "ignored an approval without a document");
    return;
  }
  if (!isAdult(identity.dateOfBirth, now)) return fail(tx, { row, failure: "under_age", now, sessionId });
  const fingerprint = identityFingerprint(identity, env.IDENTITY_FINGERPRINT_KEY ?? env.IDENTITY_KEY);
  if (!(await claimIdentity(tx, row.user_id, fingerprint))) {
    await tx
      .insertInto("security_audit_logs")
      .values({
        user_id: row.user_id,
        event_type: "duplicate_identity",
        success: false,
      })
      .execute();
    return fail(tx, { row, failure: "duplicate_identity", now, sessionId });
  }
  await decide(tx, row, {
    status: "verified",
    failure_reason: null,
    decided_at: now,
    session_id: sessionId,
    verified_name: verifiedName(identity),
  });
  await tx
    .updateTable("user_profiles")
    .set({ is_verified: true, verified_at: now })
    .where("user_id", "=", row.user_id)
    .execute();
  await tell(tx, "identity_verified", { to: [row.user_id], values: {}, occasion: row.verification_id });
}

/**
 * Records for good that this document belongs to this person. Documents they used before stay recorded too, or the same
 * person could open another account with one of them.
 * @returns false when the document already belongs to somebody else
 */
async function claimIdentity(tx: Tx, userId: string, fingerprint: Buffer): Promise<boolean> {
  await tx
    .insertInto("private.identity_fingerprints")
    .values({ user_id: userId, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const holder = await tx
    .selectFrom("private.identity_fingerprints")
    .select("user_id")
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirstOrThrow();
  return holder.user_id === userId;
}

/**
 * The check was refused, abandoned or has expired. The person stays verified only if another check of theirs succeeded.
 */
async function fail(
  tx: Tx,
  {
    failure,
    now,
    row,
    sessionId,
  }: { row: VerificationRow; failure: VerificationFailure; now: Date; sessionId: string },
) {
  if (row.status === "failed" && row.failure_reason === failure) return;
  await decide(tx, row, {
    status: "failed",
    failure_reason: failure,
    decided_at: now,
    session_id: sessionId,
    // A name that is verified no more is shown to nobody, so it is not kept either.
    verified_name: null,
  });
  // A late message about one attempt does not undo another that succeeded.
  if (await isVerifiedOtherwise(tx, row)) return;
  if (row.status === "verified") {
    await tx
      .updateTable("user_profiles")
      .set({ is_verified: false, verified_at: null })
      .where("user_id", "=", row.user_id)
      .execute();
  }
  await tell(tx, "identity_failed", {
    to: [row.user_id],
    values: { reason: failure },
    occasion: `${row.verification_id}:${failure}`,
  });
}

async function isVerifiedOtherwise(tx: Tx, { user_id, verification_id }: VerificationRow): Promise<boolean> {
  const other = await tx
    .selectFrom("identity_verifications")
    .select("verification_id")
    .where("user_id", "=", user_id)
    .where("status", "=", "verified")
    .where("verification_id", "!=", verification_id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** A reviewer reopens a refused case. A verified attempt stays verified until the provider decides otherwise. */
async function reopen(tx: Tx, row: VerificationRow, sessionId: string) {
  if (row.status === "verified" || (row.status === "pending" && row.session_id === sessionId)) return;
  const other = await tx
    .selectFrom("identity_verifications")
    .select("verification_id")
    .where("user_id", "=", row.user_id)
    .where("status", "=", "pending")
    .where("verification_id", "!=", row.verification_id)
    .executeTakeFirst();
  // A newer attempt is running: that one counts.
  if (other) return;
  await decide(tx, row, {
    status: "pending",
    failure_reason: null,
    decided_at: null,
    session_id: sessionId,
    verified_name: null,
  });
}

async function decide(
  tx: Tx,
  row: VerificationRow,
  change: Pick<VerificationRow, "status" | "failure_reason" | "decided_at" | "session_id" | "verified_name">,
): Promise<void> {
  await tx
    .updateTable("identity_verifications")
    .set(change)
    .where("verification_id", "=", row.verification_id)
    .execute();
}
