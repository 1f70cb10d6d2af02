import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { groupSlug } from "../../schema/groupSlug.ts";
import { GROUP_FILES } from "../files/kinds.ts";
import { releaseFile } from "../files/storeFile.ts";
import { lockGroupFor } from "./lockGroupFor.ts";
import type { GroupRow } from "./queries.ts";

/** The founder drops a circle that was not finished (D73, D88). */
export const discardPendingGroup = defineAction(
  "discard_pending_group",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      await discard(tx, await lockGroupFor(tx, "discard_pending_group", { groupId: group_id, userId }), now);
      failPoint("act:discard_pending_group");
      return { success: true };
    }),
);

/** A pending circle has no members, money or words of others: it is marked as deleted, and its link is free again. */
export async function discard(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await tx
    .updateTable("groups")
    .set({ deleted_at: now, picture_id: null, cover_id: null, url_slug: groupSlug("discarded", group.short_id) })
    .where("group_id", "=", group.group_id)
    .execute();
  await tx
    .deleteFrom("group_slugs")
    .where("group_id", "=", group.group_id)
    .where("url_slug", "!=", groupSlug("discarded", group.short_id))
    .execute();
  for (const { field } of GROUP_FILES) {
    const shown = group[field];
    if (shown !== null) await releaseFile(tx, shown);
  }
}
