import { sql } from "kysely";
import { failWithoutCheckout } from "../contributions/failWithoutCheckout.ts";
import { defineCron } from "../define.ts";
import { followUpWaiting } from "./waitingPayments.ts";

/**
 * Ends checkouts that have run out of time, at the provider first, and fails payments that have no checkout. Leaves
 * bank debits under way alone (D37), and to reconcile_payments what a person has to look at.
 */
export const expireCheckouts = defineCron("expire_checkouts", async (context) => {
  await failWithoutCheckout(context);
  await followUpWaiting(context, sql`a.expires_at <= app_now() and not p.is_processing and a.given_up_at is null`);
});
