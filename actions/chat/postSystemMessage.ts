import type { Tx } from "../db/database.ts";

/** Posts into a group's chat in the system's name: decisions of the group, not single payments (D188). */
export async function postSystemMessage(tx: Tx, groupId: string, message: string): Promise<void> {
  await tx
    .insertInto("messages")
    .values({ chat_id: `group_${groupId}`, sender_id: null, message })
    .execute();
}
