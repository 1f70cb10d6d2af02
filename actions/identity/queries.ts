import type { Selectable } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import type { IdentityVerifications } from "../db/schema.ts";

export type VerificationRow = Selectable<IdentityVerifications>;

/** Locks the person, so that only one of their verifications changes at a time. */
export const lockPerson = (tx: Tx, userId: string) =>
  tx
    .selectFrom("user_profiles")
    .innerJoin("user_preferences", "user_preferences.user_id", "user_profiles.user_id")
    .select(["user_profiles.user_id", "email", "is_verified", "language"])
    .where("user_profiles.user_id", "=", userId)
    .where("deleted_at", "is", null)
    .forUpdate("user_profiles")
    .executeTakeFirst();

/** The newest check that the person has started. One that still waits for the provider's session is not started. */
export const latestVerification = (db: Database | Tx, userId: string): Promise<VerificationRow | undefined> =>
  db
    .selectFrom("identity_verifications")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("session_id", "is not", null), eb("status", "!=", "pending")]))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * The row of a provider's session. If the answer that names the session is still missing, the row that waits for it,
 * unless the session is known to be for something else.
 */
export const verificationOfSession = (
  tx: Tx,
  { exactly, sessionId, userId }: { sessionId: string; userId: string; exactly: boolean },
): Promise<VerificationRow | undefined> =>
  tx
    .selectFrom("identity_verifications")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("session_id", "=", sessionId),
        ...(exactly ? [] : [eb.and([eb("session_id", "is", null), eb("status", "=", "pending")])]),
      ]),
    )
    .orderBy((eb) => eb("session_id", "is", null))
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
