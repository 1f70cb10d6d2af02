import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Database } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { mayGoBack } from "../contributions/mayGoBack.ts";
import { isTakenBack } from "../contributions/takenBack.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { eachOf } from "./eachOf.ts";
import { inAnyOrder } from "./inAnyOrder.ts";
import { untilNextTick } from "./untilNextTick.ts";

/** Ends graces, releases payouts, forwards late money and completes cycles, whatever has fallen due (D33, D58, D82). */
export const rounds = defineCron("rounds", async (context) => {
  await eachOf(
    untilNextTick(inAnyOrder(await groupsWithDueWork(context.db))),
    { log: context.log, name: (groupId) => ({ group_id: groupId }) },
    (groupId) => advance(context, groupId),
  );
});

async function advance({ db }: Services, groupId: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (group) await advanceGroup(tx, group, now);
  });
  failPoint("payout:after-commit");
}

/** Asked once: as a mere function it would be asked for each row. */
const NOW = sql<Date>`(select app_now())`;

/**
 * Whether a round `r` waits for no money (D33): each contribution is paid or past its grace, and none is on its way, held or in
 * dispute. One that an exit has made needless is waited for until it can go back to its payer (D259).
 */
const waitsForNoMoney = sql`not exists (
  select from obligations o
  left join payments p on p.group_id = o.group_id and p.cycle = o.cycle and p.payout_round = o.payout_round
    and p.user_id = o.user_id and p.status <> 'failed'
  where o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round
    and case when p.payment_id is null then o.waived_at is null and r.grace_ends_at > ${NOW}
      else p.given_back_at is null and (p.status = 'pending' or ${isTakenBack}
        or p.held_until > ${NOW} and (o.waived_at is null or p.payment_method <> 'card')) end)`;

/** Whether a settlement round `r` waits for money of the leaver that is under way, or can still go back (D115). */
const waitsForTheLeaver = sql`(r.is_settlement and exists (
  select from payments p join obligations o using (group_id, cycle, payout_round, user_id)
  where p.group_id = r.group_id and p.cycle = r.cycle and p.user_id = r.recipient_id and o.waived_at is null
    and (p.status = 'pending' or ${mayGoBack})))`;

/**
 * Whether the recipient of a round `r` owes so many rounds that the circle is asked about them (D65), and no vote was opened for
 * this payout yet. A debit on its way counts as unpaid here. It is true as well where another vote about them is open, and where
 * nobody can vote.
 */
const asksTheCircle = sql`(
  select count(*) from obligations o
  where o.user_id = r.recipient_id and o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round < r.payout_round
    and o.waived_at is null and o.grace_ends_at <= ${NOW} and not exists (
      select from payments p where p.group_id = o.group_id and p.cycle = o.cycle and p.payout_round = o.payout_round
        and p.user_id = o.user_id and p.status = 'completed')) >= (select limit_of('unpaid_at_turn'))
  and not exists (select from grace_period_votes v where v.round_id = r.round_id and v.vote_type = 'remove_member')`;

/**
 * Finds the groups in which something has fallen due, by indexes alone; what is done in each is decided under its lock. What
 * waits for a person or for money does not count: it would bring its group back every minute. Whoever pays brings it forward.
 */
export async function groupsWithDueWork(db: Database): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select g.group_id from groups g
    where g.frozen_at is null and g.deleted_at is null and g.status = 'started' and exists (
      select from rounds r where r.group_id = g.group_id and r.cycle = g.current_cycle and (
        (r.closed_at is null and r.grace_ends_at <= ${NOW})
        or (r.payout_at <= ${NOW} and not exists (
          select from payout_distributions d
          where d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round)
          and not ${waitsForTheLeaver} and (${waitsForNoMoney} or ${asksTheCircle}))))
    union
    select d.group_id from payout_shortfalls s
    join payout_distributions d using (payout_id)
    join groups g on g.group_id = d.group_id and g.frozen_at is null and g.deleted_at is null
    join payments p on p.user_id = s.payer_id and p.group_id = d.group_id and p.cycle = d.cycle
      and p.payout_round = d.payout_round and p.status = 'completed'
    join obligations o on o.group_id = p.group_id and o.cycle = p.cycle and o.payout_round = p.payout_round and o.user_id = p.user_id
    where s.settled_at is null and o.waived_at is null and not ${isTakenBack}
      and (p.held_until is null or p.held_until <= ${NOW})
    union
    select group_id from obligations o join payments p using (group_id, cycle, payout_round, user_id)
    join groups g using (group_id)
    where o.waived_at is not null and p.status = 'completed' and p.given_back_at is null and not ${isTakenBack}
      and (p.payment_method = 'card' or p.held_until is null or p.held_until <= ${NOW})
      and g.frozen_at is null and g.deleted_at is null`.execute(db);
  return rows.map(({ group_id }) => group_id);
}
