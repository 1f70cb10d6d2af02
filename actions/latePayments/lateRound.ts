import { hasTurn, owedInRound } from "../contributions/standing.ts";
import type { Tx } from "../db/database.ts";
import type { LateQuestion } from "../domain/latePayment.ts";
import { readCycle } from "../groups/cycles.ts";
import { momentOf } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { AppError } from "../refusals/AppError.ts";

/** A round of a group, and the member who owes it. */
export interface LateRound {
  userId: string;
  cycle: number;
  payoutRound: number;
}

/** What decides on a late payment, with the round and the amount that it is about. */
export interface LateContribution {
  roundId: string;
  /** Minor units, fees not included. */
  amount: number;
  question: LateQuestion;
}

/**
 * What a member owes in one round, as the rules of late payment ask for it. The caller holds the group's lock.
 * @throws AppError where there is no such round, or the member owes nothing in it (D70)
 */
export async function readLateContribution(
  tx: Tx,
  group: GroupRow,
  { cycle: number, payoutRound, userId }: LateRound,
): Promise<LateContribution> {
  const cycle = await readCycle(tx, group.group_id, number);
  const owed = cycle && (await owedInRound(tx, cycle, { userId, payoutRound }));
  if (!owed) throw new AppError("round-not-found");
  const { round, standing } = owed;
  if (!standing || !(await hasTurn(tx, cycle, userId))) throw new AppError("contribution-not-locked");
  const { amount, at, isAsked } = standing;
  return {
    roundId: round.round_id,
    amount,
    question: { isFrozen: momentOf(group).isFrozen, isAsked, standing, now: at },
  };
}
