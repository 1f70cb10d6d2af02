import type { Check } from "./check.ts";
import { PEOPLE } from "./people.ts";

/** What is true of any ledger. */
const LEDGER: Check[] = [
  {
    name: "every ledger transaction sums to zero per currency, in at least two entries",
    query: `
      select e.transaction_id, e.currency, sum(e.amount) as off_by from ledger_entries e
      group by e.transaction_id, e.currency having sum(e.amount) <> 0 or count(*) < 2`,
  },
  {
    name: "every ledger transaction has entries",
    query: `
      select t.transaction_id from ledger_transactions t
      where not exists (select from ledger_entries e where e.transaction_id = t.transaction_id)`,
  },
  {
    name: "the balance of every account is the sum of its entries, in the account's currency",
    query: `
      select a.account_id, a.kind, a.balance, s.amount as entries
      from ledger_accounts a
      left join (select account_id, sum(amount) as amount, min(currency) as low, max(currency) as high
        from ledger_entries group by account_id) s using (account_id)
      where (a.balance is not null and a.balance <> coalesce(s.amount, 0)) or s.low <> a.currency or s.high <> a.currency`,
  },
  {
    name: "nothing in the ledger can be changed, deleted or left unbalanced: its triggers stand guard",
    query: `
      select wanted.name from (values
        ('ledger_entries_append_only'), ('ledger_entries_no_truncate'), ('ledger_entries_keep_balances'),
        ('ledger_entries_written_with_their_transaction'), ('ledger_transactions_append_only'),
        ('ledger_transactions_no_truncate'), ('ledger_transactions_balance')) wanted (name)
      where not exists (select from pg_trigger g where g.tgname = wanted.name and g.tgenabled in ('O', 'A'))`,
  },
  {
    name: "what a profile shows as available and held is what the ledger holds in dollars",
    query: `
      select p.user_id, p.available_balance, p.pending_balance, l.available, l.held
      from user_profiles p left join (
        select user_id, sum(balance) filter (where kind = 'available') as available,
          sum(balance) filter (where kind = 'held') as held
        from ledger_accounts where kind in ('available', 'held') and currency = 'USD' group by user_id) l using (user_id)
      where p.available_balance <> coalesce(l.available, 0) or p.pending_balance <> coalesce(l.held, 0)`,
  },
];

/** What is true of the money of a circle. */
const CIRCLES: Check[] = [
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
    name: "a completed cycle paid every member out exactly once",
    query: `
      select c.group_id, c.cycle, a.user_id from cycles c join payout_assignments a using (group_id, cycle)
      where c.completed_at is not null and 1 <> (
        select count(*) from payout_distributions d where d.group_id = c.group_id and d.cycle = c.cycle
          and d.recipient_id = a.user_id and d.status = 'completed')`,
  },
];

/** What is true of seats, orders and schedules, and of payments under way. */
const STATES: Check[] = [
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
    name: "every pending payment has a checkout under way: none blocks its round for nothing (D37)",
    query: `
      select p.payment_id from payments p
      where p.status = 'pending' and not exists (
        select from private.payment_attempts a where a.payment_id = p.payment_id and a.state in ('created', 'open'))`,
  },
  {
    name: "no payment is pending beyond its time: a checkout for an hour after its end, a bank debit for two weeks (D37)",
    query: `
      select p.payment_id, p.is_processing, p.started_at, a.state, a.expires_at, a.last_error from payments p
      left join private.payment_attempts a on a.payment_id = p.payment_id and a.state in ('created', 'open')
      where p.status = 'pending' and app_now() > interval '1 hour'
        + case when p.is_processing then p.started_at + interval '14 days' else coalesce(a.expires_at, p.started_at) end`,
  },
  {
    name: "no round stands still: where nothing is owed and nothing on its way, it is paid out and the pointer moves on (D33, D58)",
    query: `
      select r.group_id, r.cycle, r.payout_round, r.payout_at, r.grace_ends_at, r.closed_at
      from rounds r join groups g on g.group_id = r.group_id and g.current_cycle = r.cycle
      cross join lateral (select app_now() - interval '1 hour' as at) late
      left join payout_distributions d on d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round
      where g.status = 'started' and g.frozen_at is null and g.deleted_at is null
        -- Money of a leaver that is under way decides who owes what in the settlement round (D115).
        and not (r.is_settlement and exists (select from payments q where q.group_id = r.group_id and q.cycle = r.cycle
          and q.user_id = r.recipient_id and q.status = 'pending')) and (
        r.closed_at is null and (d.payout_id is not null or r.grace_ends_at <= late.at)
        -- The circle decides whether the recipient stays (D65).
        or d.payout_id is null and r.payout_at <= late.at and not exists (select from grace_period_votes v
          where v.group_id = r.group_id and v.user_id = r.recipient_id and v.vote_type = 'remove_member' and v.status = 'active')
        and not exists (
          select from obligations o
          left join payments p on p.group_id = o.group_id and p.cycle = o.cycle and p.payout_round = o.payout_round
            and p.user_id = o.user_id and p.status <> 'failed'
          where o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round
            and (o.waived_at is null or p.payment_id is not null and p.given_back_at is null) and case p.status
            when 'pending' then true
            when 'completed' then p.refunded_amount > 0 or p.disputed_at is not null or p.held_until > late.at
            else r.grace_ends_at > late.at end))`,
  },
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
      where o.waived_at is not null and (
        not exists (select from obligations b where b.group_id = o.group_id and b.cycle = o.cycle
          and b.user_id = o.recipient_id and b.recipient_id = o.user_id and b.waived_at is not null)
        or not exists (select from exits e where e.group_id = o.group_id and e.cycle = o.cycle
          and e.user_id in (o.user_id, o.recipient_id) and e.kind = 'before_receiving'))`,
  },
  {
    name: "who was asked in a settlement round that is over had received a contribution from the leaver (D115)",
    query: `
      select r.group_id, r.cycle, r.payout_round, o.user_id from rounds r
      join payout_distributions d on d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round
      join obligations o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round and o.waived_at is null
      where r.is_settlement and not exists (
        select from payments p join rounds t on t.group_id = p.group_id and t.cycle = p.cycle and t.payout_round = p.payout_round
        where p.group_id = r.group_id and p.cycle = r.cycle and p.user_id = r.recipient_id and t.recipient_id = o.user_id
          and p.status = 'completed' and p.given_back_at is null)`,
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
  {
    name: "a started cycle whose rounds are all paid out is complete (D82)",
    query: `
      select g.group_id, g.current_cycle from groups g where g.status = 'started' and not exists (
        select from rounds r where r.group_id = g.group_id and r.cycle = g.current_cycle and not exists (
          select from payout_distributions d
          where d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round))`,
  },
  {
    name: "a charge that settled nothing, one of which the provider gave money back, and a disputed one wait for a person (D36, D38)",
    query: `
      select p.payment_id, p.status, p.failure_reason, p.total, p.refunded_amount from payments p
      where (p.status = 'completed' and (p.refunded_amount > 0 or p.disputed_at is not null)
          or p.status = 'failed' and p.transaction_id is not null and p.refunded_amount = 0)
        and not exists (select from private.payment_attempts a where a.payment_id = p.payment_id and a.given_up_at is not null)`,
  },
  {
    name: "no payout went out with money in it that the provider had given back (D33)",
    query: `
      select d.payout_id, p.payment_id, p.refunded_at, d.released_at from payout_distributions d
      join payments p on p.group_id = d.group_id and p.cycle = d.cycle and p.payout_round = d.payout_round and p.status = 'completed'
      where p.refunded_at < d.released_at
        and not exists (select from payout_shortfalls s where s.payout_id = d.payout_id and s.payer_id = p.user_id)`,
  },
  {
    name: "the tally of every vote is its answers, and each is of one of its voters (D124, D125)",
    query: `
      select v.vote_id, v.yes_count, v.no_count, v.eligible_voters from grace_period_votes v
      left join lateral (select count(*) filter (where vote_choice = 'yes') as yes, count(*) filter (where vote_choice = 'no') as no
        from vote_responses r where r.vote_id = v.vote_id) r on true
      where v.yes_count <> r.yes or v.no_count <> r.no
        or v.eligible_voters <> (select count(*) from private.vote_voters w where w.vote_id = v.vote_id)`,
  },
  {
    name: "whom the circle has removed leaves: every approved removal has its exit (D128)",
    query: `
      select v.vote_id, v.user_id from grace_period_votes v
      where v.vote_type = 'remove_member' and v.status = 'approved' and not exists (
        select from exits e where e.group_id = v.group_id and e.cycle = v.cycle and e.user_id = v.user_id)
        and not exists (select from group_members m where m.group_id = v.group_id and m.user_id = v.user_id and m.status = 'left')`,
  },
  {
    name: "a member's grace is that of the round, and longer only by a vote of the circle (D58, D123, D127)",
    query: `
      select o.group_id, o.cycle, o.payout_round, o.user_id, o.grace_ends_at from obligations o
      join rounds r on r.group_id = o.group_id and r.cycle = o.cycle and r.payout_round = o.payout_round
      where o.grace_ends_at < r.grace_ends_at or o.grace_ends_at > r.grace_ends_at and not exists (
        select from grace_period_votes v where v.round_id = r.round_id and v.user_id = o.user_id and v.vote_type = 'extend_grace')`,
  },
  {
    name: "only the payment of a paid attempt is completed",
    query: `
      select p.payment_id, a.state from payments p join (
        select distinct on (payment_id) payment_id, state from private.payment_attempts
        order by payment_id, created_at desc) a using (payment_id)
      where (a.state = 'paid') <> (p.status = 'completed')`,
  },
];

/** Everything that must be true of the books at every moment. */
export const BOOK_CHECKS: readonly Check[] = [...LEDGER, ...CIRCLES, ...STATES, ...PEOPLE];
