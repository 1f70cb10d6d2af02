import type { Check } from "./check.ts";

/** How a circle and its cycle stand: seats, rounds, positions and what is asked. */
export const CYCLES: Check[] = [
  {
    name: "no group has more members than seats, and its count is the number of its active members (D120)",
    query: `
      select g.group_id, g.member_limit, g.current_members, coalesce(m.active, 0) as active from groups g
      left join (select group_id, count(*) as active from group_members where status = 'active' group by group_id) m
        using (group_id)
      where g.current_members <> coalesce(m.active, 0) or g.current_members > g.member_limit`,
  },
  {
    name: "a group's status and its current cycle say the same, and every earlier cycle is completed (D39, D73)",
    query: `
      select g.group_id, g.status, g.current_cycle, c.cycle, c.phase from groups g left join cycles c using (group_id)
      where case when c.cycle < g.current_cycle then c.phase <> 'completed'
        else c.cycle is distinct from g.current_cycle or c.phase <> g.cycle_phase end`,
  },
  {
    name: "a group keeps the terms of its cycle while it runs (D51)",
    query: `
      select g.group_id from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
      where g.status = 'started'
        and (g.contribution_amount, g.frequency, g.payout_assignment_method, g.payout_delay_days)
          is distinct from (c.contribution_amount, c.frequency, c.payout_assignment_method, c.payout_delay_days)`,
  },
  {
    name: "a started cycle has a round and a position for each of its members, every position once (D52, D79)",
    query: `
      select c.group_id, c.cycle, c.round_count, r.rounds, a.positions from cycles c
      join lateral (select count(*) as rounds, count(distinct recipient_id) as recipients, max(payout_round) as last
        from rounds x where x.group_id = c.group_id and x.cycle = c.cycle) r on true
      join lateral (select count(distinct payout_position) as positions, max(payout_position) as last
        from payout_assignments x where x.group_id = c.group_id and x.cycle = c.cycle) a on true
      where c.started_at is not null and exists (
        select from unnest(array[r.rounds, r.recipients, r.last, a.positions, a.last]) n
        where n is distinct from c.round_count)`,
  },
  {
    name: "a started cycle asks every member for every round but the own one, and nobody for more than its terms (D51, D70)",
    query: `
      select r.group_id, r.cycle, r.payout_round, a.user_id, o.amount
      from rounds r join payout_assignments a using (group_id, cycle) join cycles c using (group_id, cycle)
      left join obligations o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round
        and o.user_id = a.user_id
      where a.user_id <> r.recipient_id and o.amount is distinct from c.contribution_amount`,
  },
  {
    name: "every payment is of the amount that its obligation asks for, and every shortfall too",
    query: `
      select p.group_id, p.cycle, p.payout_round, p.user_id, p.amount, o.amount as owed
      from payments p join obligations o using (group_id, cycle, payout_round, user_id) where p.amount <> o.amount
      union all
      select d.group_id, d.cycle, d.payout_round, s.payer_id, s.amount, o.amount
      from payout_shortfalls s join payout_distributions d using (payout_id)
      left join obligations o on o.group_id = d.group_id and o.cycle = d.cycle and o.payout_round = d.payout_round
        and o.user_id = s.payer_id
      where s.amount is distinct from o.amount`,
  },
  {
    name: "every round pays the member whose position it is",
    query: `
      select r.round_id from rounds r join payout_assignments a
        on a.group_id = r.group_id and a.cycle = r.cycle and a.user_id = r.recipient_id
      where a.payout_position <> r.payout_round`,
  },
  {
    name: "the round pointer stands on the first open round, or on the last one (D58)",
    query: `
      select c.group_id, c.cycle, c.current_payout_round from cycles c
      where c.current_payout_round <> coalesce(
        (select min(r.payout_round) from rounds r
          where r.group_id = c.group_id and r.cycle = c.cycle and r.closed_at is null), c.round_count)`,
  },
  {
    name: "a started cycle whose rounds are all paid out is complete (D82)",
    query: `
      select g.group_id, g.current_cycle from groups g where g.status = 'started' and not exists (
        select from rounds r where r.group_id = g.group_id and r.cycle = g.current_cycle and not exists (
          select from payout_distributions d
          where d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round))`,
  },
];
