import type { ActionContext } from "../context.ts";
import { atOneMoment } from "../db/database.ts";
import type { GroupActName } from "../domain/groupActs.ts";
import { readGroupFor } from "../groups/lockGroupFor.ts";
import { AppError } from "../refusals/AppError.ts";
import type { PaymentRow } from "./attempts.ts";

/** One of the caller's own payments. Another person's is refused like one that does not exist. @throws AppError */
export async function ownPayment({ db, caller }: ActionContext, paymentId: string): Promise<PaymentRow> {
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("user_id", "=", caller.userId)
    .executeTakeFirst();
  if (!payment) throw new AppError("payment-not-found");
  return payment;
}

/**
 * The same for what its person is about to do with it.
 * @throws AppError where there is no such payment of theirs, and where the table of acts refuses the act (D73)
 */
export async function ownPaymentFor(context: ActionContext, act: GroupActName, paymentId: string): Promise<PaymentRow> {
  const payment = await ownPayment(context, paymentId);
  const person = { groupId: payment.group_id, userId: context.caller.userId };
  await atOneMoment(context.db, (tx) => readGroupFor(tx, act, person));
  return payment;
}
