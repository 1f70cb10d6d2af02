import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { avatars } from "../files/avatars.ts";
import { deleteFile } from "../files/deleteFile.ts";
import { lockUpload, releaseFile } from "../files/storeFile.ts";

/** A person takes a picture that was uploaded before as their own, in the place of the one they have, or takes it away (D168). */
export const setAvatar = defineAction(
  "set_avatar",
  z.object({ avatar_id: z.uuid().nullish() }),
  async ({ avatar_id }, services) => {
    const { userId } = services.caller;
    const fileId = avatar_id ?? null;
    const before = await inTransaction(services.db, async (tx) => {
      const { avatar_id: shown } = await tx
        .selectFrom("user_profiles")
        .select("avatar_id")
        .where("user_id", "=", userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (fileId !== null && fileId === shown) return null;
      if (fileId !== null) await lockUpload(tx, { kind: avatars, fileId, ownerId: userId });
      await tx
        .updateTable("user_profiles")
        .set({ avatar_id: fileId, avatar_url: fileId && `/files/${avatars.path}/${fileId}` })
        .where("user_id", "=", userId)
        .execute();
      if (shown !== null) await releaseFile(tx, shown);
      return shown;
    });
    failPoint("file:picture-changed");
    // What fails here is swept later.
    if (before !== null) await deleteFile(services, avatars, before);
    return { success: true };
  },
);
