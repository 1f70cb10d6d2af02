import { sql } from "kysely";
import { failWithoutCheckout } from "../contributions/failWithoutCheckout.ts";
import { defineCron } from "../define.ts";
import { followUpWaiting } from "./waitingPayments.ts";

/**
 * Ends checkouts that have run out of time, at the provider first, and payments that have none; a bank debit under way is
 * left alone (D37). What a person has to look at is left to reconcile_payments.
 */
export const expireCheckouts = defineCron("expire_checkouts", async (context) => {
  await failWithoutCheckout(context);
  await followUpWaiting(context, sql`a.expires_at <= app_now() and not p.is_processing and a.given_up_at is null`);
});
