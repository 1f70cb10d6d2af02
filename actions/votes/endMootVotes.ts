import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { subjectOf } from "./aboutMember.ts";
import { takeBack } from "./takeBack.ts";
import { readVote } from "./votes.ts";

/**
 * Ends the open votes about members that have nothing left to decide, and says so in the chat: the contribution is paid or not
 * owed any more, the member leaves or has left, what was owed at the own turn is paid, or the cycle is over. The caller holds
 * the group's lock.
 */
export async function endMootVotes(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  const tooMany = await readLimit(tx, "unpaid_at_turn");
  const { rows } = await sql<{ vote_id: string; reason: "paid" | "leaves" | "over" }>`
    select v.vote_id, m.reason from grace_period_votes v
    cross join lateral (select case
      when g.status <> 'started' then 'over'
      when exists (select from exits e where e.group_id = v.group_id and e.cycle = v.cycle and e.user_id = v.user_id)
        or not exists (select from group_members s where s.group_id = v.group_id and s.user_id = v.user_id and s.status = 'active') then 'leaves'
      when v.vote_type = 'extend_grace' and not exists (select from rounds r
        join obligation_standings o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round
        where r.round_id = v.round_id and o.user_id = v.user_id and o.is_owed) then 'paid'
      when v.vote_type = 'remove_member' and v.round_id is not null and (select count(*) from rounds r
        join obligation_standings o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round < r.payout_round
        where r.round_id = v.round_id and o.user_id = v.user_id and o.is_arrear) < ${tooMany}::integer then 'paid'
      end as reason from groups g where g.group_id = v.group_id) m
    where v.group_id = ${group.group_id} and v.status = 'active' and v.vote_type <> 'restart_group' and m.reason is not null`.execute(
    tx,
  );
  for (const { reason, vote_id } of rows) {
    const vote = (await readVote(tx, vote_id))!;
    await takeBack(tx, group, vote, now);
    await tell(tx, "vote_deleted", {
      group,
      values: { reason, member: await subjectOf(tx, vote) },
      occasion: vote_id,
    });
  }
}
