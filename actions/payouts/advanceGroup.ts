import { isTakenBack } from "../contributions/takenBack.ts";
import type { Tx } from "../db/database.ts";
import { settleExits, type Exits } from "../exits/settleExits.ts";
import { returnContributions } from "../exits/returnContributions.ts";
import type { ExitRound } from "../domain/exit.ts";
import { decideRelease, owedState, type Owed } from "../domain/payout.ts";
import { failPoint } from "../faults.ts";
import { currentCycle, hasStarted, type StartedCycle } from "../groups/cycles.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { endLeaveRequests } from "../leaving/leaveRequests.ts";
import { tell } from "../news/tell.ts";
import { standingsOfRound } from "../obligations/standings.ts";
import { waitsForTheCircle } from "../removal/waitsForTheCircle.ts";
import { endMootVotes } from "../votes/endMootVotes.ts";
import { forwardLate } from "./forwardLate.ts";
import { releaseRound, type RoundRow } from "./releaseRound.ts";

/**
 * Brings a group to its present state: releases every payout that is due, moves the round pointer, forwards late money
 * and completes the cycle (D33, D34, D58, D82). Rounds are taken in order, so one pass catches up after any jump in
 * time, and a second pass finds nothing to do. The caller holds the group's lock.
 */
export async function advanceGroup(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  if (group.frozen_at !== null) return;
  await endMootVotes(tx, group, now);
  const cycle = await currentCycle(tx, group);
  if (group.status === "started" && hasStarted(cycle)) {
    const rounds = await readRounds(tx, cycle);
    let exits = await settleExits(tx, group, cycle, { rounds: rounds.map(asExitRound), now });
    let isDeserted = await isDesertedBy(tx, group, exits);
    for (const round of rounds) {
      if (isDeserted) break;
      if (!round.isPaidOut) await release(tx, group, cycle, { round, exits, now });
      const isOver = round.isPaidOut || round.row.grace_ends_at <= now;
      // An exit takes effect when its round has closed, before anything is decided about the next one (D114).
      if (isOver && !round.isClosed) {
        round.isClosed = true;
        exits = await settleExits(tx, group, cycle, { rounds: rounds.map(asExitRound), now });
        isDeserted = await isDesertedBy(tx, group, exits);
      }
    }
    // A vote about what an exit has ended just now ends with it: nothing brings the circle back for it soon.
    await endMootVotes(tx, group, now);
    await movePointer(tx, cycle, rounds, now);
    if (isDeserted) await endEarly(tx, group, now);
    else if (rounds.every(({ isPaidOut }) => isPaidOut)) await complete(tx, group, now);
  }
  await returnContributions(tx, group, now);
  await forwardLate(tx, group, now);
}

/** Releases one round, if it is time. */
async function release(
  tx: Tx,
  group: GroupRow,
  cycle: StartedCycle,
  { exits, now, round }: { round: RoundProgress; exits: Exits; now: Date },
): Promise<void> {
  const { recipient_id } = round.row;
  const payoutAt = exits.isNothingAhead ? now : round.row.payout_at;
  if (payoutAt > now || exits.waiting.has(recipient_id)) return;
  if (await waitsForTheCircle(tx, group, cycle, { round: round.row, now })) return;
  const owed = await readOwed(tx, round.row, now);
  const decision = decideRelease(owed, { now, payoutAt, graceEndsAt: round.row.grace_ends_at });
  if (!decision.release) return;
  await releaseRound(tx, group, {
    round: round.row,
    // Who left before the own turn has no share in the pot: a settlement round only returns what they paid (D115).
    ownShare: exits.settling.has(recipient_id) ? 0 : cycle.contribution_amount,
    owed,
    missing: decision.missing,
    now,
  });
  round.isPaidOut = true;
  failPoint("payout:before-commit");
}

interface RoundProgress {
  row: RoundRow;
  isPaidOut: boolean;
  /** Paid out or past its grace, whether or not that is written down yet. */
  isClosed: boolean;
}

const asExitRound = ({ isClosed, isPaidOut, row }: RoundProgress): ExitRound => ({
  payoutRound: row.payout_round,
  recipientId: row.recipient_id,
  isClosed,
  isPaidOut,
});

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
  return rows.map(({ payout_id, ...row }) => ({
    row,
    isPaidOut: payout_id !== null,
    isClosed: row.closed_at !== null,
  }));
}

/** What is owed in a round, with its state for the payout; what an exit has ended is not. */
async function readOwed(tx: Tx, round: RoundRow, now: Date): Promise<Owed[]> {
  const standings = await standingsOfRound(tx, round);
  const givenBack = await paymentsGivenBack(tx, round);
  const owed = standings.filter(({ isWaived }) => !isWaived);
  return owed.map(({ userId, amount, paymentId, paymentStatus, heldUntil }) => ({
    userId,
    amount,
    state: owedState(
      paymentStatus === null
        ? undefined
        : { status: paymentStatus, heldUntil, isGivenBack: givenBack.has(paymentId ?? "") },
      now,
    ),
  }));
}

/** The payments of a round of which the provider gave money back, or may have to: their payer disputes them. */
async function paymentsGivenBack(tx: Tx, round: RoundRow): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("payments as p")
    .select("payment_id")
    .where("group_id", "=", round.group_id)
    .where("cycle", "=", round.cycle)
    .where("payout_round", "=", round.payout_round)
    .where(isTakenBack)
    .execute();
  return new Set(rows.map(({ payment_id }) => payment_id));
}

/** The pointer is the first round that is neither paid out nor past its grace; it stays on the last one (D58). */
async function movePointer(tx: Tx, cycle: StartedCycle, rounds: readonly RoundProgress[], now: Date): Promise<void> {
  const closing = rounds.filter(({ isClosed, row }) => isClosed && row.closed_at === null);
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
  const current = (rounds.find(({ isClosed }) => !isClosed) ?? rounds.at(-1)!).row.payout_round;
  await tx
    .updateTable("cycles")
    .set({ current_payout_round: current })
    .where("group_id", "=", cycle.group_id)
    .where("cycle", "=", cycle.cycle)
    .where("current_payout_round", "<>", current)
    .execute();
}

/** Whether all but one have left, and nobody owes anybody anything in the rounds that are left (D72). */
const isDesertedBy = async (tx: Tx, group: GroupRow, { isNothingAhead }: Exits): Promise<boolean> =>
  isNothingAhead && (await activeMembers(tx, group.group_id)).length < 2;

/** Ends a circle in which nobody is left to take turns with. */
async function endEarly(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await endLeaveRequests(tx, group, now);
  await tx.updateTable("groups").set({ status: "inactive" }).where("group_id", "=", group.group_id).execute();
  await endMootVotes(tx, group, now);
  await tell(tx, "group_closed", {
    to: (await activeMembers(tx, group.group_id)).map(({ userId }) => userId),
    group,
    values: { reason: "all_left" },
    occasion: `${group.group_id}:${group.current_cycle}`,
  });
}

async function complete(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await tx
    .updateTable("cycles")
    .set({ completed_at: now })
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .execute();
  await endLeaveRequests(tx, group, now);
  await tx.updateTable("groups").set({ status: "completed" }).where("group_id", "=", group.group_id).execute();
  await endMootVotes(tx, group, now);
  await tell(tx, "group_completed", {
    to: (await activeMembers(tx, group.group_id)).map(({ userId }) => userId),
    group,
    values: {},
    occasion: `${group.group_id}:${group.current_cycle}`,
  });
}
