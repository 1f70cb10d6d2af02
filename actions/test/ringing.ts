import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import type { TestService } from "./testService.ts";

/** Writes what a device's page writes when somebody turns pushes on there. The engine tells in whose session that is. */
export const givePushes = ({ services: { db } }: TestService, userId: string, sessionId: string) =>
  inTransaction(db, async (tx) => {
    const user = JSON.stringify({ "x-hasura-user-id": userId, "x-hasura-session-id": sessionId });
    await sql`select set_config('hasura.user', ${user}, true)`.execute(tx);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${sessionId}`;
    const keys = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
    await tx
      .insertInto("push_subscriptions")
      .values({ user_id: userId, endpoint, ...keys })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(keys))
      .execute();
  });

/** The sessions, in order, in which the person's devices ring. */
export async function ringing({ services: { db } }: TestService, userId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select("session_id")
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .execute();
  return rows.map(({ session_id }) => session_id).toSorted();
}
