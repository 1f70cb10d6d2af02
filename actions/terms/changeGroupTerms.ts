import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { addDays, frequencyOf, localDate } from "../domain/cycle.ts";
import { proposalRefusal } from "../domain/groupRules.ts";
import { currencyRefusal, memberLimitRefusal } from "../domain/terms.ts";
import { failPoint } from "../faults.ts";
import { currentCycle, hasEverStarted } from "../groups/cycles.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { groupLimits, readLimits } from "../plans/catalogue.ts";
import { enabledCurrencies } from "../plans/currencies.ts";
import { AppError } from "../refusals/AppError.ts";
import { applyTerms } from "./applyTerms.ts";
import { record } from "../record/record.ts";

const input = z.object({
  group_id: z.uuid(),
  contribution_amount: z.int(),
  currency: z.string(),
  frequency: z.string(),
  member_limit: z.int(),
  payout_assignment_method: z.enum(["manual", "random", "join_order"]),
  start_date: z.iso.date(),
});

/** The admin changes what the members agreed to; until the start, and whoever is in has to accept it (D89, D244). */
export const changeGroupTerms = defineAction("change_group_terms", input, ({ group_id, ...wished }, { caller, db }) =>
  inTransaction(db, async (tx, now) => {
    const group = await lockGroupFor(tx, "change_group_terms", { groupId: group_id, userId: caller.userId });
    await refuseWrongTerms(tx, group, wished, now);
    const changes = await applyTerms(tx, group, { ...wished, frequency: frequencyOf(wished.frequency)! }, now);
    if (changes) {
      await record(tx, group, "terms_changed", { by: caller.userId, values: changes });
      await tell(tx, "terms_amended", { group, values: {}, occasion: `${group.group_id}:${now.toISOString()}` });
    }
    failPoint("changeTerms:before-commit");
    return { success: true };
  }),
);

async function refuseWrongTerms(
  tx: Tx,
  group: GroupRow,
  wished: Omit<z.output<typeof input>, "group_id">,
  now: Date,
): Promise<void> {
  const fixed = currencyRefusal(hasEverStarted(group), { was: group.currency, wished: wished.currency });
  if (fixed) throw new AppError(fixed);
  const limits = groupLimits(await readLimits(tx), await enabledCurrencies(tx));
  const today = localDate(now, group.time_zone);
  const { start_date: planned } = await currentCycle(tx, group);
  const wrong = proposalRefusal(
    {
      name: group.name,
      description: group.description,
      rules: group.rules,
      contributionAmount: wished.contribution_amount,
      currency: wished.currency,
      frequency: wished.frequency,
      memberLimit: wished.member_limit,
      minimumMembersToStart: Math.min(group.minimum_members_to_start, wished.member_limit),
      payoutDelayDays: group.payout_delay_days,
      startDate: wished.start_date,
      timeZone: group.time_zone,
    },
    // A currency that was switched off is no change of this one (D264).
    { ...limits, currencies: new Set([...limits.currencies, group.currency]) },
    // A day that has come is no change of it either (D75).
    wished.start_date === planned && planned <= today ? addDays(planned, -1) : today,
  );
  if (wrong) throw new AppError(wrong);
  const tooLow = memberLimitRefusal(wished.member_limit, {
    members: group.current_members,
    openInvitations: await openInvitations(tx, group, now),
    offeredSeats: await offeredSeats(tx, group),
  });
  if (tooLow) throw new AppError(tooLow);
}

/** Of those for whom no seat is kept already. */
async function openInvitations(tx: Tx, group: GroupRow, now: Date): Promise<number> {
  const { open } = await tx
    .selectFrom("group_invitations as i")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("i.group_id", "=", group.group_id)
    .where("i.status", "=", "pending")
    .where("i.expires_at", ">", now)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("group_waiting_list as w")
            .innerJoin("user_profiles as p", "p.user_id", "w.user_id")
            .select("w.user_id")
            .whereRef("w.group_id", "=", "i.group_id")
            .where("w.offered_at", "is not", null)
            .whereRef("p.email", "=", "i.invitee_email"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return open;
}

/** Seats that are kept for who waited for one: they were told so (D92). */
async function offeredSeats(tx: Tx, group: GroupRow): Promise<number> {
  const { offered } = await tx
    .selectFrom("group_waiting_list")
    .select(({ fn }) => fn.countAll<number>().as("offered"))
    .where("group_id", "=", group.group_id)
    .where("offered_at", "is not", null)
    .executeTakeFirstOrThrow();
  return offered;
}
