import { sql } from "kysely";
import type { Database, Tx } from "./database.ts";

/**
 * A row of `limits` (R3): so many in the time that it names, or one in the time that it is. The sign-in library tells its
 * own figures.
 */
export type Allowance = { limit: string } | { pause: string } | { max: number; seconds: number };

function figuresOf(allowance: Allowance) {
  if ("limit" in allowance) return { max: sql`limit_of(${allowance.limit})`, span: sql`span_of(${allowance.limit})` };
  if ("pause" in allowance) return { max: sql`1`, span: sql`span_of(${allowance.pause})` };
  return { max: sql`${allowance.max}::integer`, span: sql`${allowance.seconds} * interval '1 second'` };
}

/**
 * Takes one of the requests that `bucket` allows, on the server's own time. Atomic: of any number at once, exactly as many
 * are allowed as the allowance says.
 * @returns 0 when allowed, else the seconds until the next one
 */
export async function takeRequest(db: Database | Tx, bucket: string, allowance: Allowance): Promise<number> {
  const { max, span } = figuresOf(allowance);
  // Without the minimum, a request just before the bucket was opened would wait longer than the bucket lasts.
  const { rows } = await sql<{ isAllowed: boolean; wait: number }>`
    insert into private.request_limits as l (bucket, used, resets_at)
    values (${bucket}, 1, now() + ${span})
    on conflict (bucket) do update set
      used = case when l.resets_at <= now() then 1 else least(l.used, ${max}) + 1 end,
      resets_at = case when l.resets_at <= now() then now() + ${span} else l.resets_at end
    returning used <= ${max} as "isAllowed", ceil(extract(epoch from least(${span}, resets_at - now())))::int as wait`.execute(
    db,
  );
  const { isAllowed, wait } = rows[0]!;
  return isAllowed ? 0 : Math.max(1, wait);
}

/** Gives one request back that `takeRequest` has allowed. What was refused meanwhile counts as none. */
export async function returnRequest(db: Database | Tx, bucket: string, allowance: Allowance): Promise<void> {
  const { max } = figuresOf(allowance);
  await sql`update private.request_limits set used = greatest(least(used, ${max}) - 1, 0)
    where bucket = ${bucket} and resets_at > now()`.execute(db);
}

/** Some of the requests of a running window. */
export interface RequestLease {
  bucket: string;
  /** 0 when all are used. */
  granted: number;
  /** Milliseconds until the window ends. */
  forMs: number;
}

/**
 * Takes several of the requests that each bucket allows by a row of `limits`. However many ask at once, no more are
 * granted in all.
 * @param buckets each named once
 */
export async function leaseRequests(
  db: Database | Tx,
  buckets: readonly string[],
  { limit }: { limit: string },
): Promise<RequestLease[]> {
  const { rows } = await sql<RequestLease>`
    select bucket, granted, for_ms as "forMs" from private.lease_requests(${buckets}, ${limit})`.execute(db);
  return rows;
}
