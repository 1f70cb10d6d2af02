import { inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { deleteFile } from "../files/deleteFile.ts";
import type { FileServices } from "../files/fileKind.ts";
import type { GroupFileField, GroupFileKind } from "../files/groupFile.ts";
import { lockUpload, releaseFile } from "../files/storeFile.ts";
import { lockGroupFor } from "./lockGroupFor.ts";
import { refuseBeyondPlan } from "./ownChoices.ts";
import { record } from "../record/record.ts";

/**
 * Gives a group a file that was uploaded before, in the place of the one it has, or takes it away. What stays as it is, and
 * what is taken away, asks no plan.
 * @param fileId null takes it away
 */
export async function changeGroupFile(
  services: FileServices & { caller: { userId: string } },
  kind: GroupFileKind,
  { act, fileId, groupId }: { act: "set_group_picture" | "set_group_cover"; groupId: string; fileId: string | null },
): Promise<{ success: true }> {
  const { userId } = services.caller;
  const before = await inTransaction(services.db, async (tx) => {
    const group = await lockGroupFor(tx, act, { groupId, userId });
    const { [kind.field]: shown } = group;
    if (shown === fileId) return null;
    const change: Partial<Record<GroupFileField, string | null>> = { [kind.field]: fileId };
    await refuseBeyondPlan(tx, userId, change);
    if (fileId !== null) await lockUpload(tx, { kind, fileId, ownerId: userId });
    await tx.updateTable("groups").set(change).where("group_id", "=", groupId).execute();
    if (shown !== null) await releaseFile(tx, shown);
    await record(tx, group, act === "set_group_picture" ? "picture_set" : "cover_set", {
      by: userId,
      values: { is_there: fileId !== null },
    });
    return shown;
  });
  failPoint("file:picture-changed");
  // What fails here is swept later.
  if (before !== null) await deleteFile(services, kind, before);
  return { success: true };
}
