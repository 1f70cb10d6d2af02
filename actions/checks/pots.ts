import type { Check } from "./check.ts";

/** What the ledger says of a circle is what its payments and payouts say. */
export const POTS: Check[] = [
  {
    name: "in every group, all positions and the pot sum to zero (D28)",
    query: `
      select group_id, currency, sum(balance) as off_by from ledger_accounts where kind in ('position', 'pot')
      group by group_id, currency having sum(balance) <> 0`,
  },
  {
    name: "in every group, the cash in custody is what the pot says",
    query: `
      select group_id, currency, sum(case kind when 'custody' then balance else -balance end) as off_by
      from ledger_accounts where kind in ('custody', 'pot')
      group by group_id, currency having sum(case kind when 'custody' then balance else -balance end) <> 0`,
  },
  {
    name: "a cycle that is complete and in which nobody owes anything has left every position and the pot at zero (D82)",
    query: `
      select c.group_id, c.cycle, a.kind, a.user_id, sum(e.amount) as left_over
      from cycles c join ledger_transactions t using (group_id, cycle)
      join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
      where c.completed_at is not null and a.kind in ('position', 'pot', 'custody')
        and not exists (select from payout_shortfalls s join payout_distributions d using (payout_id)
          join obligations o on o.group_id = d.group_id and o.cycle = d.cycle and o.payout_round = d.payout_round and o.user_id = s.payer_id
          where d.group_id = c.group_id and d.cycle = c.cycle and s.settled_at is null and o.waived_at is null)
        and not exists (select from payments p join obligations o using (group_id, cycle, payout_round, user_id)
          where p.group_id = c.group_id and p.cycle = c.cycle and p.status = 'completed' and p.given_back_at is null and o.waived_at is not null)
      group by c.group_id, c.cycle, a.kind, a.user_id having sum(e.amount) <> 0`,
  },
  {
    name: "a member has at most one payment for a round that has not failed (D38)",
    query: `
      select user_id, group_id, cycle, payout_round, count(*) from payments where status <> 'failed'
      group by user_id, group_id, cycle, payout_round having count(*) > 1`,
  },
  {
    name: "every completed payment is in the ledger once, with its own amounts",
    query: `
      select p.payment_id, l.postings, l.charged, l.kept, l.paid_in from payments p
      left join (
        select t.payment_id, count(*) filter (where a.kind = 'provider') as postings,
          sum(e.amount) filter (where a.kind = 'provider') as charged,
          sum(e.amount) filter (where a.kind = 'custody') as kept,
          sum(e.amount) filter (where a.kind = 'position') as paid_in
        from ledger_transactions t join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
        where t.kind = 'contribution' and not exists (select from ledger_transactions r where r.reverses_id = t.transaction_id)
        group by t.payment_id) l using (payment_id)
      where p.status = 'completed'
        and (l.postings, l.charged, l.kept, l.paid_in) is distinct from (1, -p.total, p.amount, -p.amount)`,
  },
  {
    name: "every contribution in the ledger belongs to a payment that was completed, or was reversed",
    query: `
      select t.transaction_id, t.payment_id from ledger_transactions t left join payments p using (payment_id)
      where t.kind = 'contribution' and p.status is distinct from 'completed'
        and not exists (select from ledger_transactions r where r.reverses_id = t.transaction_id)`,
  },
  {
    name: "what was taken back from us had failed, and is out of the books entry by entry (D40, D259)",
    query: `
      select p.payment_id, p.status, r.transaction_id from payments p
      left join ledger_transactions r on r.payment_id = p.payment_id and r.kind = 'contribution_reversed'
      left join ledger_transactions t on t.transaction_id = r.reverses_id and t.kind = 'contribution' and t.payment_id = p.payment_id
      where (p.returned_at is not null) <> (r.transaction_id is not null) or r.transaction_id is not null and (
        p.status <> 'failed' or t.transaction_id is null or exists (
          select from ledger_entries e where e.transaction_id in (r.transaction_id, t.transaction_id)
          group by e.account_id having sum(e.amount) <> 0))`,
  },
  {
    name: "every released payout is in the ledger once, and its recipient got what it says",
    query: `
      select d.payout_id, d.amount, l.payouts, l.own_shares, l.cash from payout_distributions d
      left join (
        select t.payout_id, count(*) filter (where t.kind = 'payout' and a.kind = 'pot') as payouts,
          count(*) filter (where t.kind = 'own_share' and a.kind = 'pot') as own_shares,
          coalesce(sum(e.amount) filter (where t.kind = 'payout' and a.kind = 'available'), 0) as cash,
          min(a.user_id::text) filter (where t.kind = 'payout' and a.kind in ('available', 'position')) as first_person,
          max(a.user_id::text) filter (where t.kind = 'payout' and a.kind in ('available', 'position')) as last_person
        from ledger_transactions t join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
        where t.kind in ('payout', 'own_share') group by t.payout_id) l using (payout_id)
      where d.status = 'completed' and (coalesce(l.payouts, 0), coalesce(l.own_shares, 0), coalesce(l.cash, 0), l.first_person, l.last_person)
        is distinct from (sign(d.amount + d.offset_amount)::bigint, sign(d.offset_amount)::bigint, d.amount,
          case when d.amount + d.offset_amount > 0 then d.recipient_id::text end, case when d.amount + d.offset_amount > 0 then d.recipient_id::text end)`,
  },
  {
    name: "a payout is what was collected for its round, and names every contribution that was missing (D34)",
    query: `
      select d.payout_id, d.amount, c.collected, d.shortfall_amount, c.missing from payout_distributions d
      join lateral (select
        (select coalesce(sum(p.amount), 0) from payments p
          where p.group_id = d.group_id and p.cycle = d.cycle and p.payout_round = d.payout_round and p.status = 'completed'
            and p.given_back_at is null and not exists (select from payout_shortfalls s where s.payout_id = d.payout_id and s.payer_id = p.user_id)) as collected,
        (select coalesce(sum(s.amount), 0) from payout_shortfalls s where s.payout_id = d.payout_id) as missing) c on true
      where d.status = 'completed' and (d.amount <> c.collected or d.shortfall_amount <> c.missing)`,
  },
  {
    name: "no payout was released before its payout day (D33)",
    query: `
      select d.payout_id, d.released_at, r.payout_at from payout_distributions d
      join rounds r on r.group_id = d.group_id and r.cycle = d.cycle and r.payout_round = d.payout_round
      where d.gross_amount > 0 and d.released_at < r.payout_at`,
  },
  {
    name: "every settled shortfall was forwarded to the recipient who was short (D34)",
    query: `
      select s.payout_id, s.payer_id from payout_shortfalls s
      where s.settled_at is not null and 1 <> (
        select count(*) from ledger_transactions t
        where t.kind = 'late_forwarding' and t.payout_id = s.payout_id and t.payment_id = s.payment_id)`,
  },
  {
    name: "what went with an account had been defaulted on, is owed to nobody, and is out of the books once (D169)",
    query: `
      select s.payout_id, s.payer_id, s.given_up_at, l.postings, l.moved from payout_shortfalls s join payout_distributions d using (payout_id)
      join obligations o on o.group_id = d.group_id and o.cycle = d.cycle and o.payout_round = d.payout_round and o.user_id = s.payer_id
      join user_profiles p on p.user_id = d.recipient_id
      left join (
        select t.payout_id, a.user_id as payer_id, count(distinct t.transaction_id) as postings, sum(e.amount) as moved
        from ledger_transactions t join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
        where t.kind = 'debt_given_up' and a.kind = 'position' and e.amount < 0 group by t.payout_id, a.user_id) l
        on l.payout_id = s.payout_id and l.payer_id = s.payer_id
      where (s.given_up_at is not null) <> (l.postings is not null) or s.given_up_at is not null and (
        p.deleted_at is null or o.waived_at is distinct from s.given_up_at or o.defaults_at > s.given_up_at
        or (l.postings, l.moved) is distinct from (1, -s.amount))`,
  },
  {
    name: "a completed cycle paid every member out exactly once",
    query: `
      select c.group_id, c.cycle, a.user_id from cycles c join payout_assignments a using (group_id, cycle)
      where c.completed_at is not null and 1 <> (
        select count(*) from payout_distributions d where d.group_id = c.group_id and d.cycle = c.cycle
          and d.recipient_id = a.user_id and d.status = 'completed')`,
  },
];
