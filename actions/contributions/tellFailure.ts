import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Money } from "../domain/money.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";

/**
 * How an attempt ended without money: it ran out before anybody confirmed it, what was confirmed was refused, a lost
 * dispute took it back, or the provider gave all of it back (D40).
 */
export type EndedAs = "expired" | "failed" | "taken_back" | "given_back";

interface Failure {
  attempt: AttemptRow;
  endedAs: EndedAs;
  group: GroupRow;
  /** The payment as it stood before it failed. Where it was taken back: as it stood afterwards. */
  payment: PaymentRow;
  /** What was really charged; without it the payment's total. */
  charged?: Money;
}

/**
 * Tells the payer that a payment failed, so that nobody believes a round is paid when it is not (D37, D192). A refused
 * payment and one whose money went back are told, an expired one only if the round can still be paid and the payer did not
 * cancel. Where nothing is open any more, or another debit for the round is on its way, only money that we gave back is told.
 */
export async function tellFailure(tx: Tx, { attempt, charged, endedAs, group, payment }: Failure): Promise<void> {
  const { currency, cycle, due_date, payment_id, payout_round, returned_at, status, total, user_id } = payment;
  const { rows } = await sql<{
    is_owed: boolean;
    is_processing: boolean;
    is_payable: boolean;
    has_fallen_due: boolean;
  }>`
    select is_owed, is_processing, state in ('early', 'due_today', 'grace', 'late_allowed') as is_payable, due_at <= at as has_fallen_due
    from obligation_standings
    where group_id = ${group.group_id} and cycle = ${cycle} and payout_round = ${payout_round} and user_id = ${user_id}`.execute(
    tx,
  );
  const [standing] = rows;
  if (!standing) return;
  // Another checkout that is merely open has paid nothing: it may run out.
  const isOpen = standing.is_owed && !standing.is_processing;
  if (!isOpen && endedAs !== "given_back") return;
  const { attempt_id } = attempt;
  // A payment can be told as refused, or as gone back, settle after all, and then go back: the payer hears of each.
  const back = status === "completed" || returned_at !== null ? "returned" : "refused";
  const occasion = endedAs === "taken_back" || endedAs === "given_back" ? `${attempt_id}:${back}` : attempt_id;
  const telling = { to: [user_id], group, occasion };
  const ofRound = { payment_id, cycle, round: payout_round };
  if (endedAs !== "expired") {
    const refused = standing.has_fallen_due ? "overdue" : "due";
    const ended = endedAs === "failed" ? refused : endedAs;
    // In a frozen circle nobody can pay, and none of its days holds (D263).
    const open = group.frozen_at === null ? ended : (`${endedAs}_frozen` as const);
    const otherwise = standing.is_owed ? "on_its_way" : "nothing_open";
    const reason = isOpen ? open : otherwise;
    const values = { ...ofRound, reason, total: charged ?? { cents: total, currency }, due: due_date } as const;
    await tell(tx, "payment_failed", { ...telling, values });
  } else if (standing.is_payable && attempt.cancelled_at === null) {
    await tell(tx, "payment_unfinished", { ...telling, values: ofRound });
  }
}
