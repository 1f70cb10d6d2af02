import type { ActionContext } from "../context.ts";
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
