import { sql } from "kysely";
import { isPaidOut } from "./paidOut.ts";
import { isTakenBack } from "./takenBack.ts";

/**
 * Whether the money of a payment `p` can still go back to its payer: it is here, and the payment is disputed, refunded in part, or
 * a bank debit that has not settled (D31, D40).
 */
export const mayGoBack = sql<boolean>`(p.status = 'completed' and p.given_back_at is null and not ${isPaidOut}
  and (${isTakenBack} or p.payment_method <> 'card' and coalesce(p.held_until > (select app_now()), false)))`;
