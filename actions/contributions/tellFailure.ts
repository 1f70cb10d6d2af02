import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";

/**
 * How an attempt ended without money: it ran out before anybody confirmed it, what was confirmed was refused, a lost
 * dispute took it back, or the provider gave all of it back (D40).
 */
export type EndedAs = "expired" | "failed" | "taken_back" | "given_back";

/**
 * Tells the payer that a payment failed, so that nobody believes a round is paid when it is not (D37, D192). A refused
 * payment and one whose money went back are always told. An expired one is told only if the round can still be paid and the payer did not cancel. Nothing
 * is told once the contribution is no longer owed.
 */
export async function tellFailure(
  tx: Tx,
  { attempt, endedAs, group, payment }: { attempt: AttemptRow; endedAs: EndedAs; group: GroupRow; payment: PaymentRow },
): Promise<void> {
  const { currency, cycle, due_date, payment_id, payout_round, total, user_id } = payment;
  const { rows } = await sql<{ is_owed: boolean; is_payable: boolean; has_fallen_due: boolean }>`
    select is_owed, state in ('early', 'due_today', 'grace', 'late_allowed') as is_payable, due_at <= at as has_fallen_due
    from obligation_standings
    where group_id = ${group.group_id} and cycle = ${cycle} and payout_round = ${payout_round} and user_id = ${user_id}`.execute(
    tx,
  );
  const [standing] = rows;
  if (!standing?.is_owed) return;
  const { attempt_id } = attempt;
  // A payment can be told as refused, be paid after all, and then go back: the payer hears of both.
  const occasion = endedAs === "taken_back" || endedAs === "given_back" ? `${attempt_id}:${endedAs}` : attempt_id;
  const telling = { to: [user_id], group, occasion };
  const ofRound = { payment_id, cycle, round: payout_round };
  if (endedAs !== "expired") {
    const refused = standing.has_fallen_due ? "overdue" : "due";
    const reason = endedAs === "failed" ? refused : endedAs;
    const values = { ...ofRound, reason, total: { cents: total, currency }, due: due_date } as const;
    await tell(tx, "payment_failed", { ...telling, values });
  } else if (standing.is_payable && attempt.cancelled_at === null) {
    await tell(tx, "payment_unfinished", { ...telling, values: ofRound });
  }
}
