import type { Database, Tx } from "../db/database.ts";

/** Something that leaves the building, written in the transaction that decided it. The worker does it after commit. */
export interface OutboxItem {
  /** Which handler of outbox/handlers.ts does it. */
  kind: string;
  /** Names the occasion: the second item with the same key is dropped. */
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
