import type { Tx } from "../db/database.ts";
import type { JsonObject } from "../db/schema.ts";

export interface Activity {
  type: string;
  title: string;
  description?: string;
  groupId?: string;
  /** Names the occasion: it is noted once for each person. */
  occasion: string;
  metadata?: JsonObject;
}

/** Adds a line to the activity feed of each person. */
export async function noteActivity(tx: Tx, userIds: readonly string[], activity: Activity): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto("activity_feed")
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        group_id: activity.groupId,
        type: activity.type,
        title: activity.title,
        description: activity.description ?? "",
        metadata: JSON.stringify(activity.metadata ?? {}),
        dedupe_key: `${activity.occasion}:${userId}`,
      })),
    )
    .onConflict((conflict) => conflict.constraint("activity_feed_noted_once").doNothing())
    .execute();
}
