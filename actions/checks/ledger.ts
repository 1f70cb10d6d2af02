import type { Check } from "./check.ts";

/** What is true of any ledger. */
export const LEDGER: Check[] = [
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
