import type { Tx } from "../db/database.ts";
import type { ReturnedBy } from "../domain/returnedMoney.ts";
import type { GroupRow } from "../groups/queries.ts";
import { openTakenBack } from "../latePayments/openTakenBack.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";
import { tellFailure } from "./tellFailure.ts";

/** A payment whose whole money its payer has again. */
export interface Returned {
  attempt: AttemptRow;
  group: GroupRow;
  payment: PaymentRow;
  reason: ReturnedBy;
}

/**
 * Tells a payer who has the whole money of a payment back that they owe its round again, and lets them pay it at any time
 * (D40, D279). A second call changes nothing, and neither does one for a round that an exit or another payment has made
 * needless. The caller holds the group's lock, has failed the payment and brought the group forward, since that may end what is
 * owed (D115).
 */
export async function oweAgain(tx: Tx, { attempt, group, payment, reason }: Returned): Promise<void> {
  await openTakenBack(tx, payment);
  await tellFailure(tx, { attempt, endedAs: reason === "given_back" ? "given_back" : "taken_back", group, payment });
}
