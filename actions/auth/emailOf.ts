import type { Database, Tx } from "../db/database.ts";

/** The address of somebody who has an account. */
export async function emailOf(db: Database | Tx, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom("auth.users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return email;
}
