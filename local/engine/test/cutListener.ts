import type pg from "pg";

/** Waits until the engine listens for notifications, then cuts that connection. Its shared lock tells it from others. */
export async function cutListener(database: pg.Pool): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and mode = 'ShareLock' and datname = current_database() and state = 'idle'`;
  while ((await database.query(cut)).rowCount === 0);
}
