import type { Tx } from "../db/database.ts";
import { decideRelease, owedState, type Owed } from "../domain/payout.ts";
import { failPoint } from "../faults.ts";
import { currentCycle, hasStarted, type StartedCycle } from "../groups/cycles.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { standingsOfRound } from "../obligations/standings.ts";
import { forwardLate } from "./forwardLate.ts";
import { releaseRound, type RoundRow } from "./releaseRound.ts";

/**
 * Brings a group to its present state: releases every payout that is due, moves the round pointer, forwards late money
 * and completes the cycle (D33, D34, D58, D82). Rounds are taken in order, so one pass catches up after any jump in
 * time, and a second pass finds nothing to do. The caller holds the group's lock.
 */
export async function advanceGroup(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  if (group.frozen_at !== null) return;
  const cycle = await currentCycle(tx, group);
  if (group.status === "started" && hasStarted(cycle)) {
    const rounds = await readRounds(tx, cycle);
    for (const round of rounds) {
      if (round.isPaidOut || round.row.payout_at > now) continue;
      const owed = await readOwed(tx, round.row, now);
      const decision = decideRelease(owed, { now, payoutAt: round.row.payout_at });
      if (!decision.release) continue;
      await releaseRound(tx, group, cycle, { round: round.row, owed, missing: decision.missing, now });
      round.isPaidOut = true;
      failPoint("payout:before-commit");
    }
    await movePointer(tx, cycle, rounds, now);
    if (rounds.every(({ isPaidOut }) => isPaidOut)) await complete(tx, group, now);
  }
  await forwardLate(tx, group, now);
}

interface RoundProgress {
  row: RoundRow;
  isPaidOut: boolean;
}

async function readRounds(tx: Tx, cycle: StartedCycle): Promise<RoundProgress[]> {
  const rows = await tx
    .selectFrom("rounds as r")
    .leftJoin("payout_distributions as d", (join) =>
      join
        .onRef("d.group_id", "=", "r.group_id")
        .onRef("d.cycle", "=", "r.cycle")
        .onRef("d.payout_round", "=", "r.payout_round"),
    )
    .selectAll("r")
    .select("d.payout_id")
    .where("r.group_id", "=", cycle.group_id)
    .where("r.cycle", "=", cycle.cycle)
    .orderBy("r.payout_round")
    .execute();
  return rows.map(({ payout_id, ...row }) => ({ row, isPaidOut: payout_id !== null }));
}

/** What everybody but the recipient owes in a round, with its state for the payout. */
async function readOwed(tx: Tx, round: RoundRow, now: Date): Promise<Owed[]> {
  const standings = await standingsOfRound(tx, round);
  const givenBack = await paymentsGivenBack(tx, round);
  return standings.map(({ userId, amount, graceEndsAt, paymentId, paymentStatus, heldUntil }) => ({
    userId,
    amount,
    graceEndsAt,
    state: owedState(
      paymentStatus === null
        ? undefined
        : { status: paymentStatus, heldUntil, isGivenBack: givenBack.has(paymentId ?? "") },
      now,
    ),
  }));
}

/** The payments of a round of which the provider gave money back. */
async function paymentsGivenBack(tx: Tx, round: RoundRow): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("payments")
    .select("payment_id")
    .where("group_id", "=", round.group_id)
    .where("cycle", "=", round.cycle)
    .where("payout_round", "=", round.payout_round)
    .where("refunded_amount", ">", 0)
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}

/** The pointer is the first round that is neither paid out nor past its grace; it stays on the last one (D58). */
async function movePointer(tx: Tx, cycle: StartedCycle, rounds: readonly RoundProgress[], now: Date): Promise<void> {
  const isOver = ({ row, isPaidOut }: RoundProgress) => isPaidOut || row.grace_ends_at <= now;
  const closing = rounds.filter((round) => round.row.closed_at === null && isOver(round));
  if (closing.length === 0) return;
  await tx
    .updateTable("rounds")
    .set({ closed_at: now })
    .where(
      "round_id",
      "in",
      closing.map(({ row }) => row.round_id),
    )
    .execute();
  const current = (rounds.find((round) => !isOver(round)) ?? rounds.at(-1)!).row.payout_round;
  await tx
    .updateTable("cycles")
    .set({ current_payout_round: current })
    .where("group_id", "=", cycle.group_id)
    .where("cycle", "=", cycle.cycle)
    .where("current_payout_round", "<>", current)
    .execute();
}

async function complete(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await tx
    .updateTable("cycles")
    .set({ completed_at: now })
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .execute();
  await tx.updateTable("groups").set({ status: "completed" }).where("group_id", "=", group.group_id).execute();
  await tell(tx, "group_completed", {
    to: (await activeMembers(tx, group.group_id)).map(({ userId }) => userId),
    group,
    values: {},
    occasion: `${group.group_id}:${group.current_cycle}`,
  });
}
