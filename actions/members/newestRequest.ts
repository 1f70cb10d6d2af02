import type { Tx } from "../db/database.ts";

/** What somebody last asked of a group, and how it stands (D119); undefined for who never asked. */
export const newestRequest = (tx: Tx, groupId: string, userId: string) =>
  tx
    .selectFrom("join_requests")
    .select(["join_request_id", "status"])
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    // One that waits comes first, also where an earlier one was answered in the same moment.
    .orderBy((eb) => eb("status", "=", "pending"), "desc")
    .orderBy("requested_at", "desc")
    .executeTakeFirst();
