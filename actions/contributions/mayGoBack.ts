import { sql } from "kysely";
import { isPaidOut } from "./paidOut.ts";
import { isTakenBack } from "./takenBack.ts";

/**
 * Of a payment `p`: it is paid, has moved nowhere else, and its money can still go back: disputed, refunded in part, or a bank
 * debit that has not settled (D31, D40).
 */
export const mayGoBack = sql<boolean>`(p.status = 'completed' and p.given_back_at is null and not ${isPaidOut}
  and (${isTakenBack} or p.payment_method <> 'card' and coalesce(p.held_until > (select app_now()), false)))`;
