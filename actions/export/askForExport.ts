import { sql } from "kysely";
import { z } from "zod";
import { requireFreshProof } from "../auth/freshProof.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { countRequest } from "../middleware/countRequest.ts";
import { enqueue } from "../outbox/enqueue.ts";

/** A person asks for everything that is kept about them (D170, D302). Asked again while it is made, it is the same package. */
export const askForExport = defineAction("ask_for_export", z.object({}), async (_, { caller, db }) => {
  await requireFreshProof(db, caller);
  const id = await inTransaction(db, (tx) => ask(tx, caller.userId));
  failPoint("export:asked");
  return { data_export_id: id };
});

async function ask(tx: Tx, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into data_exports (user_id) values (${userId}) on conflict (user_id) where status = 'asked' do nothing
    returning data_export_id as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return newest(tx, userId);
  // Only one that is made counts (D247): a second tap costs nothing.
  await countRequest(tx, "export", userId);
  await enqueue(tx, { kind: "data-export", dedupeKey: `data-export ${id}`, payload: { data_export_id: id } });
  failPoint("export:noted");
  return id;
}

/** The package that is being made, or has become ready at this very moment. */
async function newest(tx: Tx, userId: string): Promise<string> {
  const { data_export_id } = await tx
    .selectFrom("data_exports")
    .select("data_export_id")
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return data_export_id;
}
