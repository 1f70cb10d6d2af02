import type { Database } from "../db/database.ts";
import { AppError } from "../refusals/AppError.ts";

/**
 * Refuses every action of a person who is suspended, and of an account that was deleted, although their token may still be
 * good for a while (D296).
 * @throws AppError
 */
export async function refuseSuspended(db: Database, userId: string): Promise<void> {
  const person = await db
    .selectFrom("user_profiles")
    .select(["suspended_at", "deleted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!person || person.deleted_at) throw new AppError("not-signed-in");
  if (person.suspended_at) throw new AppError("account-suspended");
}
