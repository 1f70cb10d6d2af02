import { z } from "zod";
import { isAccent } from "../../schema/accents.ts";
import { groupSlug, isOwnLink } from "../../schema/groupSlug.ts";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { refuseBeyondPlan, refuseLinkName } from "../groups/ownChoices.ts";
import { AppError } from "../refusals/AppError.ts";
import { record } from "../record/record.ts";

/**
 * The admin gives a group a link name and an accent colour of its own, or takes them away, where the admin's plan has them
 * (D6). What stays as it is asks no plan. Links of before lead on to the group (D90).
 */
export const setGroupLook = defineAction(
  "set_group_look",
  z.object({ group_id: z.uuid(), link_name: z.string().nullish(), accent_color: z.string().nullish() }),
  ({ accent_color, group_id, link_name }, { caller, db }) =>
    inTransaction(db, async (tx) => {
      const group = await lockGroupFor(tx, "set_group_look", { groupId: group_id, userId: caller.userId });
      const isOwn = isOwnLink(group.url_slug, group.short_id);
      const linkName = link_name && link_name !== group.url_slug ? link_name : null;
      const accent = accent_color || null;
      if (accent !== null && !isAccent(accent)) throw new AppError("unknown-accent");
      await refuseBeyondPlan(tx, caller.userId, {
        link_name: linkName,
        accent_color: accent === group.accent_color ? null : accent,
      });
      if (linkName !== null) await refuseLinkName(tx, linkName, group_id);
      const unnamed = isOwn && !link_name ? groupSlug(group.name, group.short_id) : group.url_slug;
      const slug = linkName ?? unnamed;
      if (accent === group.accent_color && slug === group.url_slug) return { success: true };
      await tx
        .updateTable("groups")
        .set({ accent_color: accent, url_slug: slug })
        .where("group_id", "=", group_id)
        .execute();
      await record(tx, group, "look_set", {
        by: caller.userId,
        values: { has_own_link: isOwnLink(slug, group.short_id), has_accent: accent !== null },
      });
      failPoint("act:set_group_look");
      return { success: true };
    }),
);
