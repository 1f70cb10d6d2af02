import type { ActionContext } from "../context.ts";
import { AppError } from "../refusals/AppError.ts";
import type { PaymentRow } from "./attempts.ts";

/** A payment of the caller's own; of anybody else's it is not even said that it exists. @throws AppError */
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
