import type { Tx } from "../db/database.ts";
import type { JsonObject } from "../db/schema.ts";

export interface Notice {
  type: string;
  title: string;
  message: string;
  /** Names the occasion: a person hears of it once, however often the handler runs. */
  occasion: string;
  group?: { group_id: string; name: string };
  priority?: "low" | "normal" | "high";
  metadata?: JsonObject;
}

/** Tells people something, once each per occasion. E-mail and push follow from the rows. */
export async function notify(tx: Tx, userIds: readonly string[], notice: Notice): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto("notifications")
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        type: notice.type,
        title: notice.title,
        message: notice.message,
        priority: notice.priority ?? "normal",
        metadata: JSON.stringify(notice.metadata ?? {}),
        group_id: notice.group?.group_id,
        group_name: notice.group?.name,
        dedupe_key: notice.occasion,
      })),
    )
    .onConflict((conflict) => conflict.constraint("notifications_sent_once").doNothing())
    .execute();
}
