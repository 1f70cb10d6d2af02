import { sql } from "kysely";
import type { Database, Tx } from "./database.ts";

/**
 * Takes one of `max` requests that `bucket` allows in `seconds`, on the server's own time. Atomic: of any number at once,
 * exactly `max` are allowed.
 * @returns 0 when allowed, else the seconds until the next one
 */
export async function takeRequest(
  db: Database | Tx,
  bucket: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<number> {
  // Without the minimum, a request just before the bucket was opened would wait longer than the bucket lasts.
  const { rows } = await sql<{ isAllowed: boolean; wait: number }>`
    insert into private.request_limits as l (bucket, used, resets_at)
    values (${bucket}, 1, now() + ${seconds} * interval '1 second')
    on conflict (bucket) do update set
      used = case when l.resets_at <= now() then 1 else least(l.used, ${max}) + 1 end,
      resets_at = case when l.resets_at <= now() then now() + ${seconds} * interval '1 second' else l.resets_at end
    returning used <= ${max} as "isAllowed", least(${seconds}, ceil(extract(epoch from resets_at - now())))::int as wait`.execute(
    db,
  );
  const { isAllowed, wait } = rows[0]!;
  return isAllowed ? 0 : Math.max(1, wait);
}
