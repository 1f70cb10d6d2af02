import type { Tx } from "../db/database.ts";
import { addDays, localDate } from "../domain/cycle.ts";
import { type ApplicantRefusal, applicantRefusal } from "../domain/joining.ts";
import { orderAfter } from "../domain/restart.ts";
import { readOrder, writeOrder } from "../groups/payoutAssignments.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { lockApplicant } from "../members/queries.ts";
import { tell } from "../news/tell.ts";
import type { ValuesOf } from "../news/catalogue.ts";
import { readLimit } from "../plans/catalogue.ts";
import { type VoteRow, yesVoters } from "../votes/votes.ts";

/** Why a member is asked to go on and not enrolled at once. */
type Reason = ValuesOf<"restart_confirmation_asked">["reason"];

/**
 * The vote passed: plans the next cycle, with its start some days ahead and everybody's turn moved on by a place (D85).
 * Whoever voted Yes and may be in one more running group is enrolled; the others have completed their membership, and are
 * asked to go on before the start (D86). What was before stays as it is.
 */
export async function planRestart(tx: Tx, group: GroupRow, { now, vote }: { vote: VoteRow; now: Date }): Promise<void> {
  const startDate = addDays(localDate(now, group.time_zone), await readLimit(tx, "restart_start"));
  const { asked, enrolled } = await enrol(tx, group, vote);

  await tx
    .insertInto("cycles")
    .values({ group_id: group.group_id, cycle: vote.cycle, start_date: startDate })
    .execute();
  await tx
    .updateTable("groups")
    .set({ status: "ready_to_start", current_cycle: vote.cycle })
    .where("group_id", "=", group.group_id)
    .execute();
  if (asked.length > 0)
    await tx
      .updateTable("group_members")
      .set({ status: "completed" })
      .where("group_id", "=", group.group_id)
      .where(
        "user_id",
        "in",
        asked.map(({ userId }) => userId),
      )
      .execute();
  const order = orderAfter(await readOrder(tx, group.group_id, group.current_cycle), enrolled);
  await writeOrder(tx, group.group_id, vote.cycle, order);

  await tell(tx, "group_restart_completed", {
    to: enrolled,
    group,
    values: { yes: vote.yes_count, members: vote.eligible_voters, start_date: startDate, cycle: vote.cycle },
    occasion: vote.vote_id,
  });
  for (const { reason, userId } of asked)
    await tell(tx, "restart_confirmation_asked", {
      to: [userId],
      group,
      values: { reason, start_date: startDate },
      occasion: `${vote.vote_id}:${userId}`,
    });
  await tell(tx, "restart_admin_asked", {
    to: asked.map(({ userId }) => userId).filter((userId) => userId === group.admin_id),
    group,
    values: { start_date: startDate },
    occasion: vote.vote_id,
  });
}

/** Divides the members into those who go on and those who are asked, in the order in which they joined. */
async function enrol(
  tx: Tx,
  group: GroupRow,
  vote: VoteRow,
): Promise<{ enrolled: string[]; asked: { userId: string; reason: Reason }[] }> {
  const saidYes = await yesVoters(tx, vote.vote_id);
  const members = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  const reasons = new Map<string, Reason | null>();
  // People are locked in one order, so that two groups that restart at once do not wait for each other.
  for (const userId of members.toSorted())
    reasons.set(userId, saidYes.has(userId) ? await obstacleOf(tx, userId) : "not_voted_yes");
  return {
    enrolled: members.filter((userId) => reasons.get(userId) === null),
    asked: members.flatMap((userId) => {
      const reason = reasons.get(userId);
      return reason ? [{ userId, reason }] : [];
    }),
  };
}

const REASONS = {
  "identity-required": "not_possible",
  "in-arrears": "in_arrears",
  "payment-disputed": "not_possible",
  "free-plan-limit": "plan_limit",
} as const satisfies Record<ApplicantRefusal["code"], Reason>;

/** What keeps somebody who voted Yes from being enrolled, or null (D86). */
async function obstacleOf(tx: Tx, userId: string): Promise<Reason | null> {
  const member = await lockApplicant(tx, userId);
  if (!member) return "not_possible";
  const refusal = applicantRefusal(member);
  return refusal && REASONS[refusal.code];
}
