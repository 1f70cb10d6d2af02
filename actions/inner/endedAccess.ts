import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";

export const endedInput = z.object({ since: z.string().regex(/^\d{1,19}$/) });

/** Longer than any token lives. */
const REMEMBERED = sql`interval '16 minutes'`;

/**
 * The access that ended after `since`, the cursor of an earlier answer; "0" asks for all of the last 16 minutes. Each
 * row comes at least once. `now` is the product's clock in milliseconds, which pages follow.
 */
export async function endedAccess({ since }: z.output<typeof endedInput>, { db }: Pick<Services, "db">) {
  const { rows } = await sql<{ cursor: string; now: number; ended: object[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
      floor(extract(epoch from public.app_now()) * 1000)::float8 as now,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'subject', subject, 'role', role,
          'endedAt', floor(extract(epoch from ended_at) * 1000)::bigint) order by ended_access_id), '[]')
        from private.ended_access
        -- After a restore the database counts from an earlier number.
        where written_by >= least(${since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot())) and ended_at > now() - ${REMEMBERED}) as ended`.execute(
    db,
  );
  return rows[0]!;
}
