import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../db/database.ts";

/** Waits until so many statements wait for a lock in this database; other databases of the server are other tests'. */
export const expectWaiting = (db: Database, count: number): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      },
      { interval: 5 },
    )
    .toBe(count);
