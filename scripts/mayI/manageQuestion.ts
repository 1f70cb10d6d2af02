import type { Tx } from "../../actions/db/database.ts";
import { hasEverStarted } from "../../actions/groups/cycles.ts";
import { momentOf, standingIn } from "../../actions/groups/lockGroupFor.ts";
import { activeMembers, type GroupRow } from "../../actions/groups/queries.ts";
import { isExitAgreed } from "../../actions/leaving/isLeaving.ts";
import { stayersOf } from "../../actions/leaving/letGo.ts";
import { hasPayments } from "../../actions/managing/deleteGroup.ts";
import { owingNow, reminderOfToday } from "../../actions/managing/reminding.ts";
import { isSuspended } from "../../actions/people/isSuspended.ts";
import { isOwnLink } from "../../schema/groupSlug.ts";
import type { ManageQuestion } from "./mayManage.ts";

/** Reads what `mayManage` asks for, as the actions read their own parts. */
export async function manageQuestion(tx: Tx, group: GroupRow, userId: string): Promise<ManageQuestion> {
  return {
    who: await standingIn(tx, group, userId),
    group: {
      ...momentOf(group),
      payoutMethod: group.payout_assignment_method,
      hasStarted: hasEverStarted(group),
      hasPayments: await hasPayments(tx, group.group_id),
      hasOwnPayoutDay: group.payout_delay_days > 0,
      hasOwnLook: group.accent_color !== null || isOwnLink(group.url_slug, group.short_id),
      successors: await successorsIn(tx, group),
    },
    plans: {
      payoutDay: await planNeeded(tx, "has_advanced_scheduling", group.created_by),
      look: await planNeeded(tx, "has_custom_features", userId),
    },
    round: {
      owing: (await owingNow(tx, group)).length,
      remindedUntil: (await reminderOfToday(tx, group)).remindedUntil,
    },
  };
}

/** To how many members `offer_admin_role` could offer the role. */
async function successorsIn(tx: Tx, group: GroupRow): Promise<number> {
  const members = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  const { stayers } = await stayersOf(tx, group, members);
  let staying = 0;
  for (const userId of stayers)
    if (userId !== group.admin_id && !(await isExitAgreed(tx, group, userId)) && !(await isSuspended(tx, userId)))
      staying += 1;
  return staying;
}

/** The cheapest listed plan that has something, where a person's own plan has not. */
async function planNeeded(
  tx: Tx,
  what: "has_advanced_scheduling" | "has_custom_features",
  userId: string,
): Promise<{ plan: string } | null> {
  const subscriber = await tx
    .selectFrom("subscribers")
    .select("subscription_tier")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const plans = await tx.selectFrom("plans").selectAll().orderBy("position").execute();
  if (plans.find(({ plan_id }) => plan_id === (subscriber?.subscription_tier ?? "free"))?.[what]) return null;
  return { plan: plans.find((plan) => plan.is_listed && plan[what])!.name };
}
