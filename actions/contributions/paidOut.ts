import { sql } from "kysely";

/** Of a payment `p`: its money is in a payout that went out, or was forwarded to who had been short (D34). */
export const isPaidOut = sql<boolean>`private.has_moved_on(p)`;
