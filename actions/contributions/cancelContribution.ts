import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { openAttempt } from "./attempts.ts";
import { giveUpCheckout } from "./closeCheckout.ts";
import { ownPayment, ownPaymentFor } from "./ownPayment.ts";

/** Gives up a checkout that was opened. What is paid or on its way cannot be called back (D37). */
export const cancelContribution = defineAction(
  "cancel_contribution",
  z.object({ payment_id: z.uuid() }),
  async ({ payment_id }, context) => {
    const asked = await ownPaymentFor(context, "cancel_contribution", payment_id);
    if (asked.is_processing) throw new AppError("payment-in-progress");
    const attempt = await inTransaction(context.db, (tx) => openAttempt(tx, payment_id));
    if (attempt) await giveUpCheckout(context, attempt.attempt_id);

    const payment = await ownPayment(context, payment_id);
    if (payment.status === "completed") throw new AppError("already-paid");
    if (payment.is_processing) throw new AppError("payment-in-progress");
    if (payment.status === "pending") throw new AppError("payment-not-available");
    return { success: true };
  },
  { counted: "money" },
);
