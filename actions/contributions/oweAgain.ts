import type { Tx } from "../db/database.ts";
import type { Money } from "../domain/money.ts";
import type { ReturnedBy } from "../domain/returnedMoney.ts";
import { mayStillEnd } from "../exits/mayStillEnd.ts";
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
  /** What was charged and went back: the payment's total, unless the charge was refused for its amount. */
  charged: Money;
}

/**
 * Tells a payer who has the whole money of a payment back that they owe its round again, and lets them pay it at any time
 * (D40, D279); where an exit or another payment has made that needless, or another debit is on its way, tells them only what
 * we gave back. A second call changes nothing. In a frozen group, what an exit may still end waits until the group goes on
 * (`oweAgainAfterFreeze`). The caller holds the group's lock, has failed the payment and brought the group forward, since that
 * may end what is owed (D115).
 */
export async function oweAgain(tx: Tx, { attempt, charged, group, payment, reason }: Returned): Promise<void> {
  if (group.frozen_at !== null && (await mayStillEnd(tx, payment))) return;
  await openTakenBack(tx, payment);
  const endedAs = reason === "given_back" ? "given_back" : "taken_back";
  await tellFailure(tx, { attempt, charged, endedAs, group, payment });
}
