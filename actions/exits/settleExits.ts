import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import {
  endedAfterSettlement,
  endedByExit,
  exitKind,
  type ExitKind,
  type ExitRound,
  isNothingAhead,
  isUndecided,
  type Owing,
  takesEffect,
} from "../domain/exit.ts";
import { failPoint } from "../faults.ts";
import type { StartedCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";
import { type AgreedExit, exitsOf, owingsOf } from "./readExits.ts";
import { announceExit } from "./announceExit.ts";
import { returnContributions } from "./returnContributions.ts";

/** What the exits of a cycle mean for its rounds that are not paid out, by their recipients. */
export interface Exits {
  /** Their round is a settlement round (D115). */
  settling: ReadonlySet<string>;
  /** It cannot be released yet: the exit waits for its round, or money of it is under way. */
  waiting: ReadonlySet<string>;
  /** Nobody owes anybody anything in any of them (D82). */
  isNothingAhead: boolean;
}

/**
 * Brings the exits of a cycle to their present state: what was agreed takes effect when its round has closed, the leaver's
 * own round becomes a settlement round, what neither side owes any more ends, and what came for it goes back (D114 to
 * D117, D257). A second look finds nothing to do. The caller holds the group's lock.
 * @param rounds as they stand now, closed or paid out in this transaction included
 */
export async function settleExits(
  tx: Tx,
  group: GroupRow,
  cycle: StartedCycle,
  { now, rounds }: { rounds: readonly ExitRound[]; now: Date },
): Promise<Exits> {
  const waiting = new Set<string>();
  const settling = new Set<string>();
  const leavers = await exitsOf(tx, cycle);
  for (const exit of leavers) {
    const own = rounds.find(({ recipientId }) => recipientId === exit.userId)!;
    const isNew = exit.effectiveAt === null && takesEffect(exit, rounds);
    if (isNew) await takeEffect(tx, { cycle, exit, kind: exitKind(own), now });
    else if (exit.effectiveAt === null) {
      waiting.add(exit.userId);
      continue;
    }
    if (own.isPaidOut) {
      if (isNew) await announceExit(tx, group, cycle, { exit, own, owings: [] });
      // What the settlement had counted may have been taken back since (D40).
      else if (exit.kind === "before_receiving") {
        const owings = await owingsOf(tx, cycle);
        await end(tx, cycle, { ended: endedAfterSettlement(exit.userId, owings), now });
      }
      continue;
    }
    settling.add(exit.userId);
    const owings = await endWhatIsNotOwed(tx, cycle, { leaverId: exit.userId, now });
    if (isUndecided(exit.userId, owings)) waiting.add(exit.userId);
    if (isNew) await announceExit(tx, group, cycle, { exit, own, owings });
  }
  for (const userId of await returnContributions(tx, group, now)) waiting.add(userId);
  const isOver = leavers.length > 0 && waiting.size === 0 && isNothingAhead(await owingsOf(tx, cycle), rounds);
  return { settling, waiting, isNothingAhead: isOver };
}

/** The membership ends; before the own turn the pots shrink by one contribution, and the own round settles (D115, D257). */
async function takeEffect(
  tx: Tx,
  { cycle, exit, kind, now }: { cycle: StartedCycle; exit: AgreedExit; kind: ExitKind; now: Date },
): Promise<void> {
  await tx.updateTable("exits").set({ kind, effective_at: now }).where("exit_id", "=", exit.exitId).execute();
  await tx
    .updateTable("group_members")
    .set({ status: "left", left_at: now })
    .where("group_id", "=", cycle.group_id)
    .where("user_id", "=", exit.userId)
    .where("status", "=", "active")
    .execute();
  if (kind === "before_receiving") {
    await tx
      .updateTable("rounds")
      .set({ is_settlement: true })
      .where("group_id", "=", cycle.group_id)
      .where("cycle", "=", cycle.cycle)
      .where("recipient_id", "=", exit.userId)
      .execute();
    await sql`update cycles set locked_member_count = locked_member_count - 1
      where group_id = ${cycle.group_id} and cycle = ${cycle.cycle}`.execute(tx);
  }
  failPoint("exit:before-settling");
}

/** @returns what everybody owes, with what has ended now */
async function endWhatIsNotOwed(
  tx: Tx,
  cycle: StartedCycle,
  { leaverId, now }: { leaverId: string; now: Date },
): Promise<Owing[]> {
  const owings = await owingsOf(tx, cycle);
  const ended = new Set(endedByExit(leaverId, owings));
  await end(tx, cycle, { ended, now });
  return owings.map((owing) => (ended.has(owing) ? Object.assign({}, owing, { isWaived: true }) : owing));
}

async function end(tx: Tx, cycle: StartedCycle, { ended, now }: { ended: Iterable<Owing>; now: Date }): Promise<void> {
  for (const { payoutRound, userId } of ended) {
    await tx
      .updateTable("obligations")
      .set({ waived_at: now })
      .where("group_id", "=", cycle.group_id)
      .where("cycle", "=", cycle.cycle)
      .where("payout_round", "=", payoutRound)
      .where("user_id", "=", userId)
      .execute();
  }
}
