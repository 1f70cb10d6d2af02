import { sql } from "kysely";

/**
 * Of a payment `p`: the provider has given some of its money back, or may have to, because its payer disputes it. Until a
 * person has decided about it, this money moves no further.
 */
export const isTakenBack = sql<boolean>`(p.refunded_amount > 0 or p.disputed_at is not null)`;
