import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/**
 * Drops what a sign-up that nobody confirmed says of its person: the identity details, and that the terms were accepted.
 * Anybody may have typed it (D166, D253).
 */
export async function dropSignUp(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("private.identity_details").where("user_id", "=", userId).execute();
  await tx
    .updateTable("auth.users")
    .set({ terms_accepted_at: null, updated_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
  await tx.updateTable("user_profiles").set({ terms_accepted_at: null }).where("user_id", "=", userId).execute();
}
