import { type RawBuilder, sql } from "kysely";

/**
 * Whether a letter with which an account proves its address is on its way, or went so recently that it can still be
 * opened (D149, D241).
 * @param userId the column with the person's id
 */
export const hasOpenLetter = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from private.outbox o
  where o.payload ->> 'user_id' = ${sql.ref(userId)}::text
    and o.payload ->> 'template' in ('confirm-address', 'reset-password')
    and coalesce(o.done_at, o.given_up_at, now()) > now() - span_of(
      case o.payload ->> 'template' when 'reset-password' then 'reset_link' else 'confirmation_link' end))`;
