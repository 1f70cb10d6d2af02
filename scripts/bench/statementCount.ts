import type pg from "pg";

/** Matches the statements of the bench itself. */
const OWN = "query like '%pg_stat_statements%' or query like 'insert into %'";

/** Counts the statements of connections that are opened from now on. */
export async function countStatements(pool: pg.Pool): Promise<() => Promise<number>> {
  await pool.query("create extension if not exists pg_stat_statements");
  await pool.query("alter database postgres set pg_stat_statements.track = 'top'");
  return async () => {
    const { rows } = await pool.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where not (${OWN})`,
    );
    return rows[0]!.calls;
  };
}
