import { sql } from "kysely";

/** Of a payment `p`: its money is in a payout that went out, or was forwarded to who had been short (D34). */
export const isPaidOut = sql<boolean>`exists (
  select from payout_distributions d where (d.group_id, d.cycle, d.payout_round) = (p.group_id, p.cycle, p.payout_round)
    and not exists (select from payout_shortfalls s
      where s.payout_id = d.payout_id and s.payer_id = p.user_id and s.settled_at is null))`;
