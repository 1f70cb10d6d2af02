import type { Database, Tx } from "../db/database.ts";

/** A message to the outside, written in the transaction that decided it. The worker sends it after the commit. */
export interface OutboxItem {
  /** The name of its handler in outbox/handlers.ts. */
  kind: string;
  /** Names the occasion: a second item with the same key is dropped. */
  dedupeKey: string;
  payload: object;
}

export async function enqueue(db: Database | Tx, { kind, dedupeKey, payload }: OutboxItem): Promise<void> {
  await db
    .insertInto("private.outbox")
    .values({ kind, dedupe_key: dedupeKey, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}
