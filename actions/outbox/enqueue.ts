import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/** A message to the outside, written in the transaction that decided it. The worker sends it after the commit. */
export interface OutboxItem {
  /** The name of its handler in outbox/handlers.ts. */
  kind: string;
  /** Names the occasion: a second item with the same key is dropped. */
  dedupeKey: string;
  payload: object;
  /** Seconds to wait before the first try; none unless given. */
  afterS?: number;
}

export async function enqueue(db: Database | Tx, { afterS = 0, dedupeKey, kind, payload }: OutboxItem): Promise<void> {
  await db
    .insertInto("private.outbox")
    .values({
      kind,
      dedupe_key: dedupeKey,
      payload: JSON.stringify(payload),
      next_attempt_at: sql`now() + ${afterS} * interval '1 second'`,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}
