import type { Tx } from "../db/database.ts";

/** Whether a person is suspended: they act nowhere until they are let in again. */
export async function isSuspended(tx: Tx, userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom("user_profiles")
    .select("suspended_at")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return person.suspended_at !== null;
}
