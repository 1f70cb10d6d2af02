import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { openTakenBack } from "../latePayments/openTakenBack.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";
import { tellFailure } from "./tellFailure.ts";

/**
 * The payer has the whole money of a payment again and owes its round: tells them so, and lets them pay it at any time
 * (D40, D279). Done again it changes nothing, nor where an exit or another payment has made it needless. The caller holds
 * the group's lock and has failed the payment.
 */
export async function oweAgain(
  tx: Tx,
  {
    attempt,
    group,
    payment,
    reason,
  }: { attempt: AttemptRow; group: GroupRow; payment: PaymentRow; reason: "given_back" | "dispute_lost" },
): Promise<void> {
  await openTakenBack(tx, payment);
  await tellFailure(tx, { attempt, endedAs: reason === "given_back" ? "given_back" : "taken_back", group, payment });
}
