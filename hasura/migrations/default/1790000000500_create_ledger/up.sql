-- The books (D28): append-only, balanced per currency at commit, balances kept in the same transaction.
CREATE TABLE public.ledger_account_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.ledger_account_kinds IS 'The kinds of accounts in the books.';
INSERT INTO public.ledger_account_kinds VALUES
  ('provider', 'money at the payment provider; negative, since it came from outside'),
  ('service_fees', 'service fees earned'),
  ('processing_fees', 'processing fees collected'),
  ('custody', 'cash held for one group'),
  ('pot', 'what is in a group''s pot, own shares of recipients included'),
  ('position', 'a member''s position in a group: received less paid in'),
  ('available', 'a person''s money that can be withdrawn now'),
  ('held', 'a person''s money that is credited but still held'),
  ('in_transit', 'withdrawals on their way to a bank or card');

-- One row for each kind of posting. The types that `npm run db:types` writes hold the service to these kinds.
CREATE TABLE public.ledger_transaction_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.ledger_transaction_kinds IS 'The kinds of movements in the books.';
INSERT INTO public.ledger_transaction_kinds VALUES
  ('contribution', 'a member''s contribution was paid'),
  ('own_share', 'the recipient''s own share was booked as paid, without cash'),
  ('payout', 'a pot went to its recipient''s balance'),
  ('late_forwarding', 'a late contribution went on to the recipient who was short of it'),
  ('contribution_returned', 'a contribution that an exit made needless went back to its payer''s balance'),
  ('contribution_reversed', 'a contribution went back to its payer before it had moved on'),
  ('debt_given_up', 'a deleted account gave up what somebody had defaulted on'),
  ('withdrawal', 'a person asked for money out of their balance'),
  ('withdrawal_settled', 'a withdrawal arrived at the bank or card');

CREATE TABLE public.ledger_accounts (
  account_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES public.ledger_account_kinds (value),
  user_id uuid REFERENCES public.user_profiles (user_id),
  group_id uuid REFERENCES public.groups (group_id),
  currency text NOT NULL REFERENCES public.currencies (code),
  balance bigint,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT ledger_accounts_one_of_a_kind UNIQUE NULLS NOT DISTINCT (kind, user_id, group_id, currency),
  CONSTRAINT ledger_accounts_owner_fits_kind CHECK (
    CASE kind
      WHEN 'position' THEN user_id IS NOT NULL AND group_id IS NOT NULL
      WHEN 'custody' THEN user_id IS NULL AND group_id IS NOT NULL
      WHEN 'pot' THEN user_id IS NULL AND group_id IS NOT NULL
      WHEN 'available' THEN user_id IS NOT NULL AND group_id IS NULL
      WHEN 'held' THEN user_id IS NOT NULL AND group_id IS NULL
      WHEN 'in_transit' THEN user_id IS NOT NULL AND group_id IS NULL
      ELSE user_id IS NULL AND group_id IS NULL
    END),
  CONSTRAINT ledger_accounts_platform_is_lazy CHECK ((balance IS NULL) = (kind IN ('provider', 'service_fees', 'processing_fees'))),
  CONSTRAINT ledger_accounts_never_overdrawn CHECK (kind NOT IN ('custody', 'available', 'held', 'in_transit') OR balance >= 0)
);
COMMENT ON TABLE public.ledger_accounts IS 'The accounts of the books: the platform''s, those of a group, of a person, and of a person in a group (D28).';
COMMENT ON COLUMN public.ledger_accounts.balance IS
  'Sum of the entries in minor units; null for the platform''s own accounts, which every posting touches: a stored balance there would make all payers wait for each other.';
CREATE INDEX ledger_accounts_user_id_idx ON public.ledger_accounts (user_id);
CREATE INDEX ledger_accounts_group_id_idx ON public.ledger_accounts (group_id);

CREATE TABLE public.ledger_transactions (
  transaction_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES public.ledger_transaction_kinds (value),
  idempotency_key text NOT NULL,
  group_id uuid REFERENCES public.groups (group_id),
  cycle integer,
  payout_round integer,
  payment_id uuid REFERENCES public.payments (payment_id),
  payout_id uuid REFERENCES public.payout_distributions (payout_id),
  withdrawal_id uuid REFERENCES public.withdrawals (withdrawal_id),
  reverses_id uuid REFERENCES public.ledger_transactions (transaction_id),
  posted_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT ledger_transactions_posted_once UNIQUE (idempotency_key),
  CONSTRAINT ledger_transactions_reversed_once UNIQUE (reverses_id),
  CONSTRAINT ledger_transactions_cycle_fkey FOREIGN KEY (group_id, cycle) REFERENCES public.cycles (group_id, cycle)
);
COMMENT ON TABLE public.ledger_transactions IS 'Each movement of money, written once and never changed (D28). Its entries sum to zero per currency.';
CREATE INDEX ledger_transactions_group_idx ON public.ledger_transactions (group_id, cycle, payout_round);
CREATE INDEX ledger_transactions_payment_id_idx ON public.ledger_transactions (payment_id);
CREATE INDEX ledger_transactions_payout_id_idx ON public.ledger_transactions (payout_id);
CREATE INDEX ledger_transactions_withdrawal_id_idx ON public.ledger_transactions (withdrawal_id);

CREATE TABLE public.ledger_entries (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id uuid NOT NULL REFERENCES public.ledger_transactions (transaction_id),
  account_id uuid NOT NULL REFERENCES public.ledger_accounts (account_id),
  amount bigint NOT NULL,
  currency text NOT NULL REFERENCES public.currencies (code),
  CONSTRAINT ledger_entries_amount_is_not_zero CHECK (amount <> 0)
);
COMMENT ON TABLE public.ledger_entries IS 'The parts of each movement, one an account (D28). Append-only.';
COMMENT ON COLUMN public.ledger_entries.amount IS 'Signed minor units: positive credits the account, negative takes from it.';
COMMENT ON COLUMN public.ledger_entries.entry_id IS 'Numbers the entries in the order of writing.';
CREATE INDEX ledger_entries_transaction_id_idx ON public.ledger_entries (transaction_id);
CREATE INDEX ledger_entries_account_id_idx ON public.ledger_entries (account_id);

CREATE FUNCTION private.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'the ledger is append-only: post a reversing transaction' USING ERRCODE = '23001'; END $$;
COMMENT ON FUNCTION private.refuse_change IS 'Trigger: the ledger is append-only (D28).';
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON public.ledger_entries EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_transactions_no_truncate BEFORE TRUNCATE ON public.ledger_transactions EXECUTE FUNCTION private.refuse_change();

-- Balances change in the transaction of their entries. Accounts are locked in one order, so two postings never
-- deadlock.
CREATE FUNCTION private.keep_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM public.ledger_accounts a
    WHERE a.balance IS NOT NULL AND a.account_id IN (SELECT account_id FROM new_entries) ORDER BY a.account_id FOR NO KEY UPDATE;
  UPDATE public.ledger_accounts a SET balance = a.balance + e.amount
    FROM (SELECT account_id, sum(amount)::bigint AS amount FROM new_entries GROUP BY account_id) e
    WHERE a.account_id = e.account_id AND a.balance IS NOT NULL;
  UPDATE public.user_profiles p
    SET available_balance = p.available_balance + e.available, pending_balance = p.pending_balance + e.held
    FROM (
      SELECT a.user_id,
        coalesce(sum(n.amount) FILTER (WHERE a.kind = 'available'), 0)::bigint AS available,
        coalesce(sum(n.amount) FILTER (WHERE a.kind = 'held'), 0)::bigint AS held
      FROM new_entries n JOIN public.ledger_accounts a USING (account_id)
      WHERE a.kind IN ('available', 'held') AND a.currency = 'USD' GROUP BY a.user_id) e
    WHERE p.user_id = e.user_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.keep_balances IS 'Trigger: balances follow their entries in the same transaction (D28).';
CREATE TRIGGER ledger_entries_keep_balances AFTER INSERT ON public.ledger_entries
  REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.keep_balances();

CREATE FUNCTION private.check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM public.ledger_entries e JOIN public.ledger_accounts a USING (account_id)
    WHERE e.transaction_id = NEW.transaction_id
    GROUP BY e.currency HAVING sum(e.amount) <> 0 OR count(*) < 2 OR bool_or(a.currency <> e.currency)
  ) OR NOT EXISTS (SELECT 1 FROM public.ledger_entries e WHERE e.transaction_id = NEW.transaction_id) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.check_balanced IS 'Trigger, at commit: a ledger transaction sums to zero per currency (R5).';
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON public.ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.check_balanced();

-- Entries belong to a transaction that is being written: nobody adds to an older one.
CREATE FUNCTION private.refuse_late_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM public.ledger_transactions t WHERE t.transaction_id = NEW.transaction_id AND t.xmin::text <> pg_current_xact_id()::xid::text) THEN
    RAISE EXCEPTION 'ledger transaction % is closed', NEW.transaction_id USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.refuse_late_entries IS 'Trigger: entries are written with their transaction, never added to an old one (D28).';
CREATE TRIGGER ledger_entries_written_with_their_transaction BEFORE INSERT ON public.ledger_entries
  FOR EACH ROW EXECUTE FUNCTION private.refuse_late_entries();

CREATE TABLE public.book_checks (
  book_check_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  violations integer NOT NULL,
  sample jsonb,
  ran_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE public.book_checks IS 'What the last runs of the sentences about the books found.';
CREATE INDEX book_checks_ran_at_idx ON public.book_checks (ran_at DESC);
