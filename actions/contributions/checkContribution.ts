import { z } from "zod";
import type { ActionContext } from "../context.ts";
import { defineAction } from "../define.ts";
import { applyCheckout } from "./applyCheckout.ts";
import type { PaymentRow } from "./attempts.ts";
import { ownPayment, ownPaymentFor } from "./ownPayment.ts";

/** Answers a payment's state after asking the provider: to return from its page proves nothing (D200, D204). */
export const checkContribution = defineAction(
  "check_contribution",
  z.object({ payment_id: z.uuid() }),
  async ({ payment_id }, context) => {
    const asked = await ownPaymentFor(context, "check_contribution", payment_id);
    if (asked.status === "pending") await askProvider(context, payment_id);
    const payment = await ownPayment(context, payment_id);
    return { payment_id, status: shownStatus(payment), message: messageOf(payment) };
  },
);

async function askProvider(context: ActionContext, paymentId: string): Promise<void> {
  const attempt = await context.db
    .selectFrom("private.payment_attempts")
    .select("session_id")
    .where("payment_id", "=", paymentId)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (!attempt?.session_id) return;
  try {
    const session = await context.payments.readCheckout(attempt.session_id);
    if (session) await applyCheckout(context, session);
  } catch (error) {
    // The page shows what is stored. The webhook or the reconciliation updates it later.
    context.log.warn({ err: error, payment_id: paymentId }, "could not ask the provider about a payment");
  }
}

function shownStatus(payment: PaymentRow): string {
  return payment.is_processing ? "processing" : payment.status;
}

function messageOf(payment: PaymentRow): string | null {
  if (payment.status !== "failed") return null;
  return payment.failure_reason === "checkout_expired"
    ? "The payment was not completed. Nothing was charged."
    : "There was an issue processing your payment. Please try again.";
}
