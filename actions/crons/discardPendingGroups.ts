import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { discard } from "../groups/discardPendingGroup.ts";
import { lockGroup } from "../groups/queries.ts";
import { eachOf } from "./eachOf.ts";

/** Drops circles that nobody has gone on with for as long as the catalogue keeps them (D72). */
export const discardPendingGroups = defineCron("discard_pending_groups", async ({ db, log }) => {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from groups
    where status = 'pending' and deleted_at is null and updated_at < app_now() - span_of('pending_kept')`.execute(db);
  await eachOf(rows, { log, name: (row) => row }, ({ group_id }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroup(tx, group_id);
      // Checked again under the lock: its founder may have gone on meanwhile.
      const { rows: due } = await sql`
        select from groups where group_id = ${group_id} and status = 'pending'
          and updated_at < app_now() - span_of('pending_kept')`.execute(tx);
      if (group && due.length > 0) await discard(tx, group, now);
    }),
  );
});
