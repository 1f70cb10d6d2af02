import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Database } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { silentAnswer } from "../domain/leaving.ts";
import { failPoint } from "../faults.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { lockGroup } from "../groups/queries.ts";
import { closeLeaveRequestOf, openLeaveRequests } from "../leaving/leaveRequests.ts";
import { letGo } from "../leaving/letGo.ts";
import { tell } from "../news/tell.ts";
import { askAtTheirWish } from "../removal/askAtTheirWish.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";

/**
 * Answers the requests to leave that nobody has answered in time: before the start the member goes, after it the circle is
 * asked, or the member told that nothing changes (D258, D259). The requests of a frozen group wait with everything else there (D263).
 */
export const leaveRequests = defineCron("leave_requests", async (context) => {
  await eachOf(
    untilNextTick(await groupsWithSilence(context.db)),
    { log: context.log, name: (groupId) => ({ group_id: groupId }) },
    (groupId) => answerSilence(context, groupId),
  );
});

async function groupsWithSilence(db: Database): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select distinct q.group_id from leave_requests q join groups g using (group_id)
    where q.status = 'open' and q.answer_due_at <= app_now() and g.frozen_at is null and g.deleted_at is null`.execute(
    db,
  );
  return rows.map(({ group_id }) => group_id);
}

async function answerSilence({ db }: Services, groupId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (!group || group.frozen_at !== null) return;
    for (const request of await openLeaveRequests(tx, groupId)) {
      if (request.answer_due_at > now) continue;
      if (silentAnswer(group.status) === "agreed") {
        await letGo(tx, group, request, { by: null, now });
        continue;
      }
      await closeLeaveRequestOf(tx, group, request.user_id, { status: "unanswered", now });
      // Who reads that the circle votes needs no news of the silence.
      if (await askAtTheirWish(tx, group, request, now)) continue;
      await tell(tx, "leave_declined", {
        to: [request.user_id],
        group,
        values: { reason: "unanswered" },
        occasion: request.leave_request_id,
      });
    }
    await offerFreeSeats(tx, group, now);
    failPoint("leaveSilence:before-commit");
  });
}
