import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/** Tells the circle who left over changed terms, and the person where they did not say so themselves (D89). */
export async function tellOfRelease(
  tx: Tx,
  group: GroupRow,
  { now, reason, userId }: { userId: string; reason: "declined" | "unanswered"; now: Date },
): Promise<void> {
  const [member] = await withAliases(tx, [userId]);
  const occasion = `${group.group_id}:${userId}:${now.getTime()}`;
  await tell(tx, "member_released", {
    to: [group.admin_id],
    group,
    values: { reason, member: member! },
    occasion,
  });
  if (reason !== "unanswered") return;
  // Who declines has acted for themselves.
  await record(tx, group, "member_released", { by: null, about: userId, values: {} });
  await tell(tx, "terms_unanswered", { to: [userId], group, values: {}, occasion });
}
