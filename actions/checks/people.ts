import type { Check } from "./check.ts";

/** What is true of what is kept of people's records. */
export const PEOPLE: Check[] = [
  {
    name: "no money of a person is at a deleted account (D169)",
    query: `
      select a.user_id, a.kind, a.currency, a.balance from ledger_accounts a join user_profiles u using (user_id)
      where u.deleted_at is not null and a.kind in ('available', 'held', 'in_transit') and a.balance <> 0`,
  },
  {
    name: "nobody whose account is deleted is in a circle, waits for a seat or runs one that is not over (D169)",
    query: `
      select u.user_id, x.group_id, x.what from user_profiles u join (
        select user_id, group_id, 'seat' as what from group_members where status = 'active'
        union all select user_id, group_id, 'place in the queue' from group_waiting_list
        union all select user_id, group_id, 'request' from join_requests where status = 'pending'
        union all select admin_id, group_id, 'role' from groups where status in ('pending', 'recruiting', 'ready_to_start', 'started')
      ) x using (user_id) join groups g using (group_id)
      where u.deleted_at is not null and g.deleted_at is null`,
  },
  {
    // Reckoned from payments and obligations alone, without the functions that keep the column.
    name: "every stored score is what its person's records say, as of the last look at the clock (D135)",
    query: `
      with late as (
        select o.user_id, o.grace_ends_at, o.defaults_at, o.waived_at, p.started_at, p.paid_at, g.frozen_at, c.seen_until
        from obligations o cross join private.score_clock c
        join groups g using (group_id) join rounds r using (group_id, cycle, payout_round)
        left join payments p on (p.group_id, p.cycle, p.payout_round, p.user_id) = (o.group_id, o.cycle, o.payout_round, o.user_id)
          and (p.status = 'completed' or p.is_processing)
        where o.grace_ends_at <= least(c.seen_until, g.frozen_at) and (g.status <> 'inactive' or r.closed_at is not null)
          and coalesce(p.started_at >= o.grace_ends_at, true) and coalesce(o.waived_at >= o.grace_ends_at, true)),
      points as (
        select user_id,
          (select value from limits where limit_id = 'late_mark')
            * count(*) filter (where grace_ends_at at time zone 'UTC' > seen_until at time zone 'UTC' - span_of('late_mark_fades'))
          + (select value from limits where limit_id = 'default_mark')
            * count(*) filter (where defaults_at <= least(seen_until, frozen_at)
                and coalesce(started_at >= defaults_at, true) and coalesce(waived_at >= defaults_at, true)
                and coalesce(coalesce(paid_at, waived_at) at time zone 'UTC' > seen_until at time zone 'UTC' - span_of('default_mark_fades'), true)) as lost
        from late group by user_id)
      select u.user_id, u.reputation_score, points.lost from user_profiles u left join points using (user_id)
      where u.reputation_score <> greatest(0, 100 - coalesce(points.lost, 0))`,
  },
];
