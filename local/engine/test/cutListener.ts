import type pg from "pg";

/** Cuts the engine's listening connection, which holds a shared lock of the database, as soon as it listens. */
export async function cutListener(database: pg.Pool): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and mode = 'ShareLock' and datname = current_database() and state = 'idle'`;
  while ((await database.query(cut)).rowCount === 0);
}
