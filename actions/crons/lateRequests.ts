import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Database } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";
import { record } from "../record/record.ts";

/**
 * Tells members that nobody has answered them, so that they may pay late now (D59). The round is open from that instant
 * on, whether this runs or not. The requests of a frozen group wait with everything else there (D263).
 */
export const lateRequests = defineCron("late_requests", async (context) => {
  await eachOf(
    untilNextTick(await groupsWithSilence(context.db)),
    { log: context.log, name: (groupId) => ({ group_id: groupId }) },
    (groupId) => tellOfSilence(context, groupId),
  );
});

async function groupsWithSilence(db: Database): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select distinct r.group_id from late_requests q join rounds r using (round_id) join groups g using (group_id)
    where q.answered_at is null and q.told_at is null and q.opens_at <= app_now()
      and g.frozen_at is null and g.deleted_at is null`.execute(db);
  return rows.map(({ group_id }) => group_id);
}

interface Silence {
  late_request_id: string;
  user_id: string;
  cycle: number;
  payout_round: number;
  amount: number;
  currency: string;
  /** The round is unpaid, and it is the silence that opens it. */
  is_news: boolean;
}

async function tellOfSilence({ db }: Services, groupId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (!group || group.frozen_at !== null) return;
    const { rows } = await sql<Silence>`
      select q.late_request_id, q.user_id, o.cycle, o.payout_round, o.amount, o.currency,
        o.is_owed and o.state = 'late_allowed' and not o.is_cycle_over as is_news
      from late_requests q join rounds r using (round_id)
      join obligation_standings o on o.group_id = r.group_id and o.cycle = r.cycle
        and o.payout_round = r.payout_round and o.user_id = q.user_id
      where r.group_id = ${groupId} and q.answered_at is null and q.told_at is null and q.opens_at <= ${now}`.execute(
      tx,
    );
    for (const { amount, currency, cycle, is_news, late_request_id, payout_round, user_id } of rows) {
      await tx
        .updateTable("late_requests")
        .set({ told_at: now })
        .where("late_request_id", "=", late_request_id)
        .execute();
      if (!is_news) continue;
      await record(tx, group, "late_payment_allowed", {
        by: null,
        about: user_id,
        values: { cycle, round: payout_round, until: null },
      });
      await tell(tx, "late_payment_opened", {
        to: [user_id],
        group,
        values: { cycle, round: payout_round, amount: { cents: amount, currency } },
        occasion: late_request_id,
      });
    }
    failPoint("lateSilence:before-commit");
  });
}
