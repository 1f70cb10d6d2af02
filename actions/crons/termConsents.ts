import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { type GroupStatus, PLANNED } from "../domain/groupActs.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { releaseMember } from "../members/releaseMember.ts";
import { tellOfRelease } from "../terms/tellOfRelease.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";

/** Releases members who did not accept changed terms in time (D89). The clock of a frozen group stands (D263). */
export const termConsents = defineCron("term_consents", async (context) => {
  const { rows } = await sql<{ group_id: string }>`
    select distinct t.group_id from private.open_term_consents t join groups g using (group_id)
    where t.expires_at <= app_now() and g.status in (${sql.join(PLANNED)})
      and g.frozen_at is null and g.deleted_at is null`.execute(context.db);
  await eachOf(untilNextTick(rows), { log: context.log, name: (row) => row }, ({ group_id }) =>
    releaseFrom(context, group_id),
  );
});

async function releaseFrom({ db }: Services, groupId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    // Checked again under the lock: somebody may have accepted, or the admin closed the group, since the query.
    if (!group || group.frozen_at !== null || !isPlanned(group.status)) return;
    const overdue = await tx
      .selectFrom("private.open_term_consents")
      .select("user_id")
      .where("group_id", "=", groupId)
      .where("expires_at", "<=", now)
      .execute();
    for (const { user_id } of overdue) {
      await releaseMember(tx, group, user_id!, { now });
      await tellOfRelease(tx, group, { userId: user_id!, reason: "unanswered", now });
    }
    await offerFreeSeats(tx, group, now);
    failPoint("termConsents:before-commit");
  });
}

const isPlanned = (status: GroupStatus) => PLANNED.some((planned) => planned === status);
