import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { occasionOfDay } from "../news/occasionOfDay.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/** The offer of a group's admin role that waits for an answer; undefined where none does. */
export function openOffer(tx: Tx, groupId: string) {
  return tx
    .selectFrom("admin_offers")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", (eb) => eb.fn<Date>("app_now"))
    .executeTakeFirst();
}

/** Ends whatever offer there is, answered or not. */
export async function endOffer(tx: Tx, groupId: string, { isAccepted, now }: { isAccepted?: boolean; now: Date }) {
  await tx
    .updateTable("admin_offers")
    .set({ ended_at: now, is_accepted: isAccepted ?? null })
    .where("group_id", "=", groupId)
    .where("ended_at", "is", null)
    .execute();
}

/** Why the role is offered: by the admin's own word, or because the admin has no seat any more, has not paid, or is not there. */
export type OfferReason = "handed_over" | "without_seat" | "in_default" | "absent";

/** Offers the role to a member and ends any open offer to another one (D118). `by` is null when the system offers it. */
export async function offerRole(
  tx: Tx,
  group: GroupRow,
  { by, now, userId, why }: { userId: string; by: string | null; why: OfferReason; now: Date },
): Promise<void> {
  await endOffer(tx, group.group_id, { now });
  await tx
    .insertInto("admin_offers")
    .values({ group_id: group.group_id, user_id: userId, offered_by: by, offered_at: now })
    .execute();
  await record(tx, group, "admin_role_offered", { by, about: userId, values: { why } });
  const [admin] = await withAliases(tx, [group.admin_id]);
  await tell(tx, "admin_offered", {
    to: [userId],
    group,
    values: { reason: why, admin: admin! },
    occasion: occasionOfDay(group, userId, now),
  });
}
