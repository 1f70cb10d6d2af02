import type pg from "pg";

/** What live queries have cost so far. */
export interface LiveCount {
  /** Statements of the engine's that ask live queries. */
  statements: number;
  /** How often somebody was asked by the live query of a conversation. */
  tails: number;
  /** The same of the page of a circle. */
  circles: number;
}

/** Live queries are asked for many subscribers in one statement, a row for each. */
const LIVE = "query like '%unnest($1::text[]%'";
const CIRCLE = "query like '%current_payout_round%'";
const TAIL = "query like '%chat_receipts%' and query like '%chat_changes%'";

/** Counts the live queries of connections that are opened from now on. */
export async function countLive(pool: pg.Pool): Promise<() => Promise<LiveCount>> {
  await pool.query("create extension if not exists pg_stat_statements");
  await pool.query("alter database postgres set pg_stat_statements.track = 'top'");
  return async () => {
    const { rows } = await pool.query<LiveCount>(
      `select coalesce(sum(calls), 0)::int as statements, coalesce(sum(rows) filter (where ${TAIL}), 0)::int as tails,
         coalesce(sum(rows) filter (where ${CIRCLE}), 0)::int as circles
       from pg_stat_statements where ${LIVE}`,
    );
    return rows[0]!;
  };
}
