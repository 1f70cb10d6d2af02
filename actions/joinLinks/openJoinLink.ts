import { sql } from "kysely";
import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { removalRefusal } from "../domain/joining.ts";
import { failPoint } from "../faults.ts";
import { tokenHash } from "../invitations/joinTokens.ts";
import { line } from "../middleware/textInput.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";

/** Something to look up; longer than any slug, id or token it is not. */
const key = line({ max: 200 }).refine((given) => given !== "");

/**
 * Somebody follows a join link: from now on they see its group as long as the link is good (D112). Links that have ended
 * or were used up, those of another group and those that never were are one question with one answer, so that nobody
 * learns more from a wrong one than that it is wrong. Whom the admin removed lately no link shows the group (D114).
 */
export const openJoinLink = defineAction(
  "open_join_link",
  z.object({ group_key: key, token: key }),
  ({ group_key, token }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const { rows } = await sql<{ join_link_id: string; group_id: string; url_slug: string; removed_at: Date | null }>`
        select l.join_link_id, g.group_id, g.url_slug, private.removed_at(g.group_id, ${userId}::uuid) as removed_at from private.join_link_tokens t
        join join_links l using (join_link_id) join groups g using (group_id)
        where t.token_hash = ${tokenHash(token)} and l.revoked_at is null and l.expires_at > ${now} and l.uses_left > 0
          and g.deleted_at is null and (g.group_id::text = lower(${group_key})
            or exists (select from group_slugs s where s.group_id = g.group_id and s.url_slug = ${group_key}))`.execute(
        tx,
      );
      const link = rows[0];
      if (!link) throw new AppError("join-link-invalid");
      const removed = removalRefusal(link.removed_at, { days: await readLimit(tx, "ask_again_after"), now });
      if (removed) throw new AppError(removed);
      await tx
        .insertInto("private.join_link_visits")
        .values({ join_link_id: link.join_link_id, user_id: userId, opened_at: now })
        .onConflict((conflict) => conflict.columns(["join_link_id", "user_id"]).doUpdateSet({ opened_at: now }))
        .execute();
      failPoint("act:open_join_link");
      return { success: true, group_id: link.group_id, url_slug: link.url_slug };
    }),
);
