import { z } from "zod";
import type { ActionContext } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { payMethod } from "../facts.ts";
import { failPoint } from "../faults.ts";
import { giveUpCheckout } from "./closeCheckout.ts";
import { LOST_CUSTOMER, openCheckout } from "./openCheckout.ts";
import { openContribution, type ContributionWish } from "./openContribution.ts";

export const stripeContributeInput = z.object({
  group_id: z.uuid("payment-incomplete"),
  payment_method: z.enum(payMethod.options, "payment-incomplete"),
  cycle: z.int32().positive().nullish(),
  payout_round: z.int32().positive().nullish(),
  amount: z.int("invalid-amount").nullish(),
  start_again: z.boolean().nullish(),
});

/**
 * Opens the hosted page on which the caller pays a round. While it is open, a second call answers the same page (D37,
 * D42); whoever was shown another method or total is asked first, and starts again only with their word (D278).
 */
export const stripeContribute = defineAction(
  "stripe_contribute",
  stripeContributeInput,
  (input, context) =>
    contribute(
      {
        userId: context.caller.userId,
        groupId: input.group_id,
        method: input.payment_method,
        cycle: input.cycle ?? undefined,
        payoutRound: input.payout_round ?? undefined,
        amount: input.amount ?? undefined,
        startsAgain: input.start_again ?? false,
      },
      context,
    ),
  { counted: "money" },
);

async function contribute(
  wish: ContributionWish,
  context: ActionContext,
): Promise<{ url: string; payment_id: string }> {
  const open = () =>
    inTransaction(context.db, async (tx, now) => {
      const opened = await openContribution(tx, context.env, wish, now);
      failPoint("contribute:before-commit");
      return opened;
    });
  let opened = await open();
  failPoint("contribute:after-commit");
  if (opened.state === "stale") {
    await giveUpCheckout(context, opened.attemptId);
    opened = await open();
  }
  if (opened.state === "stale") throw new AppError("payment-not-available");
  if (opened.state === "open") return { url: opened.url, payment_id: opened.paymentId };

  let answer = await openCheckout(context, opened.attemptId);
  if (answer.outcome === "rejected" && answer.code === LOST_CUSTOMER) {
    // That attempt has failed; the next one makes a new customer.
    opened = await open();
    answer = await openCheckout(context, opened.attemptId);
  }
  if (answer.outcome !== "ok" || answer.value.url === null) throw new AppError("payment-not-available");
  return { url: answer.value.url, payment_id: opened.paymentId };
}
