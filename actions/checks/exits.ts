import type { Check } from "./check.ts";

/** What an exit leaves behind (D114 to D117). */
export const EXITS: Check[] = [
  {
    name: "an exit that has taken effect has ended a membership and, before the own turn, made the own round a settlement round (D114, D257)",
    query: `
      select r.round_id, e.exit_id, e.kind, r.is_settlement, m.status from rounds r join groups g using (group_id)
      left join exits e on e.group_id = r.group_id and e.cycle = r.cycle and e.user_id = r.recipient_id
      left join group_members m on m.group_id = e.group_id and m.user_id = e.user_id
      where r.is_settlement <> coalesce(e.kind = 'before_receiving', false)
        or e.effective_at is not null and g.current_cycle = e.cycle and g.status = 'started' and m.status <> 'left'`,
  },
  {
    name: "the pots of a cycle are sized by the members of its start less those who left before their turn (D257)",
    query: `
      select c.group_id, c.cycle, c.round_count, c.locked_member_count, s.settlements from cycles c
      join lateral (select count(*) filter (where is_settlement) as settlements from rounds r
        where r.group_id = c.group_id and r.cycle = c.cycle) s on true
      where c.started_at is not null and c.locked_member_count <> c.round_count - s.settlements`,
  },
  {
    name: "an exit ends both sides of an exchange or none, and only of somebody who left before the own turn (D115)",
    query: `
      select o.group_id, o.cycle, o.payout_round, o.user_id from obligations o
      where o.waived_at is not null and not exists (select from payout_shortfalls s join payout_distributions d using (payout_id)
          where d.group_id = o.group_id and d.cycle = o.cycle and d.payout_round = o.payout_round and s.payer_id = o.user_id and s.given_up_at is not null)
        and (not exists (select from obligations b where b.group_id = o.group_id and b.cycle = o.cycle
          and b.user_id = o.recipient_id and b.recipient_id = o.user_id and b.waived_at is not null)
        or not exists (select from exits e where e.group_id = o.group_id and e.cycle = o.cycle
          and e.user_id in (o.user_id, o.recipient_id) and e.kind = 'before_receiving'))`,
  },
  {
    name: "who was asked in a settlement round that is over had received a contribution from the leaver (D115)",
    query: `
      select r.group_id, r.cycle, r.payout_round, o.user_id from rounds r
      join groups g on g.group_id = r.group_id
      join payout_distributions d on d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round
      join obligations o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round and o.waived_at is null
      where r.is_settlement and not exists (
        select from payments p join rounds t on t.group_id = p.group_id and t.cycle = p.cycle and t.payout_round = p.payout_round
        where p.group_id = r.group_id and p.cycle = r.cycle and p.user_id = r.recipient_id and t.recipient_id = o.user_id
          and (p.status = 'completed' and p.given_back_at is null
            -- Taken back since, it ends what nobody has paid for it, at once unless the circle is frozen.
            or p.returned_at is not null and (g.frozen_at is not null or g.status <> 'started' or exists (select from payments b
              where b.group_id = o.group_id and b.cycle = o.cycle and b.payout_round = o.payout_round and b.user_id = o.user_id
                and b.status <> 'failed'))))`,
  },
  {
    name: "what went back to a payer had become needless, went back once and whole, with the service fee (D25, D259)",
    query: `
      select p.payment_id, p.given_back_at, o.waived_at, l.returned, l.available from payments p
      join obligations o using (group_id, cycle, payout_round, user_id)
      left join (
        select t.payment_id, count(distinct t.transaction_id) as returned, sum(e.amount) filter (where a.kind = 'available') as available
        from ledger_transactions t join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
        where t.kind = 'contribution_returned' group by t.payment_id) l using (payment_id)
      where (p.given_back_at is not null) <> (l.returned is not null)
        or p.given_back_at is not null and (o.waived_at is null or (l.returned, l.available) is distinct from (1, p.amount + p.service_fee))`,
  },
];
