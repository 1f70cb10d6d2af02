import type { Check } from "./check.ts";

/** How payments stand, and which of them hold a payout back. */
export const PAYMENTS: Check[] = [
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
        -- Money of a leaver that is under way, or may still go back, decides who owes what in the settlement round (D115).
        and not (r.is_settlement and exists (select from payments q where q.group_id = r.group_id and q.cycle = r.cycle
          and q.user_id = r.recipient_id and (q.status = 'pending' or q.status = 'completed' and not private.has_moved_on(q) and (
            q.refunded_amount > 0 or q.disputed_at is not null or q.payment_method <> 'card' and q.held_until > late.at)))) and (
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
    name: "a charge that settled nothing, one of which the provider gave money back, and a disputed one wait for a person, or are settled by one (D36, D38)",
    query: `
      select p.payment_id, p.status, p.failure_reason, p.total, p.refunded_amount from payments p
      where (p.status = 'completed' and (p.refunded_amount > 0 or p.disputed_at is not null)
          or p.status = 'failed' and p.transaction_id is not null and p.refunded_amount = 0 and p.failure_reason <> 'dispute_lost')
        and not exists (select from private.payment_attempts a where a.payment_id = p.payment_id and (a.given_up_at is not null or a.settled_need is not null))`,
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
    name: "only the payment of a paid attempt is completed",
    query: `
      select p.payment_id, a.state from payments p join (
        select distinct on (payment_id) payment_id, state from private.payment_attempts
        order by payment_id, created_at desc) a using (payment_id)
      where (a.state = 'paid') <> (p.status = 'completed')`,
  },
];
