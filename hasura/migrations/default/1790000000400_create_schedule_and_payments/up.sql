-- What is owed, what was paid, what was paid out.
CREATE TABLE public.rounds (
  round_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  cycle integer NOT NULL,
  payout_round integer NOT NULL,
  recipient_id uuid NOT NULL,
  due_date date NOT NULL,
  grace_end_date date NOT NULL,
  payout_date date NOT NULL,
  opens_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  grace_ends_at timestamptz NOT NULL,
  payout_at timestamptz NOT NULL,
  closed_at timestamptz,
  is_settlement boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT rounds_one_per_number UNIQUE (group_id, cycle, payout_round),
  CONSTRAINT rounds_one_turn_per_member UNIQUE (group_id, cycle, recipient_id),
  CONSTRAINT rounds_one_recipient UNIQUE (group_id, cycle, payout_round, recipient_id),
  CONSTRAINT rounds_in_order CHECK (opens_at < due_at AND due_at < grace_ends_at AND due_date <= payout_date AND due_date <= grace_end_date),
  CONSTRAINT rounds_number_is_positive CHECK (payout_round > 0),
  CONSTRAINT rounds_cycle_fkey FOREIGN KEY (group_id, cycle) REFERENCES public.cycles (group_id, cycle),
  CONSTRAINT rounds_recipient_fkey FOREIGN KEY (group_id, recipient_id) REFERENCES public.group_members (group_id, user_id)
);
COMMENT ON TABLE public.rounds IS 'The one schedule (D52): a row a round, written when the circle starts.';
COMMENT ON COLUMN public.rounds.due_at IS 'The first instant that is no longer on time: the end of the due date in the group''s time zone (D55).';
COMMENT ON COLUMN public.rounds.grace_ends_at IS 'The first instant after the grace: the end of its third calendar day (D58).';
COMMENT ON COLUMN public.rounds.closed_at IS 'When the pointer moved on: payout released or grace ended, whichever came first (D58).';
COMMENT ON COLUMN public.rounds.is_settlement IS 'Its recipient left before it: only who has received a contribution from them pays one back, and there is no own share (D115, D257).';
CREATE INDEX rounds_recipient_idx ON public.rounds (recipient_id, due_date);
CREATE INDEX rounds_group_recipient_idx ON public.rounds (group_id, recipient_id);
CREATE INDEX rounds_open_idx ON public.rounds (grace_ends_at) WHERE closed_at IS NULL;

CREATE TABLE public.obligations (
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  payout_round integer NOT NULL,
  user_id uuid NOT NULL,
  recipient_id uuid NOT NULL,
  amount bigint NOT NULL,
  grace_ends_at timestamptz NOT NULL,
  defaults_at timestamptz NOT NULL,
  waived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, cycle, payout_round, user_id),
  CONSTRAINT obligations_default_after_grace CHECK (defaults_at >= grace_ends_at),
  CONSTRAINT obligations_amount_is_positive CHECK (amount > 0),
  CONSTRAINT obligations_recipient_owes_nothing CHECK (user_id <> recipient_id),
  CONSTRAINT obligations_round_fkey FOREIGN KEY (group_id, cycle, payout_round, recipient_id)
    REFERENCES public.rounds (group_id, cycle, payout_round, recipient_id) ON UPDATE CASCADE,
  CONSTRAINT obligations_turn_fkey FOREIGN KEY (group_id, cycle, user_id) REFERENCES public.payout_assignments (group_id, cycle, user_id)
);
COMMENT ON TABLE public.obligations IS
  'Who owes what to whom: a row for every member and every round of a cycle but the own one (D70), written when the cycle starts. Where each stands is read from obligation_standings.';
COMMENT ON COLUMN public.obligations.amount IS 'Minor units of the group''s currency, fees not included.';
COMMENT ON COLUMN public.obligations.recipient_id IS 'To whom it is owed: the round''s recipient (D34).';
COMMENT ON COLUMN public.obligations.grace_ends_at IS 'The first instant after this member''s own grace: that of the round, unless it was moved for them (D58, D123, D127). It never delays the round''s payout.';
COMMENT ON COLUMN public.obligations.defaults_at IS 'From this instant on, what is still unpaid is a default (D61): the end of the 30th calendar day after the due date, or the end of the member''s grace where the circle has moved it further (D127).';
COMMENT ON COLUMN public.obligations.waived_at IS 'When an exit ended this obligation: its payer or its recipient left, and had paid the other nothing (D115); or when its recipient gave it up with the account (D169). Null while it stands.';
CREATE INDEX obligations_user_id_idx ON public.obligations (user_id, group_id, cycle, payout_round);
CREATE INDEX obligations_waived_idx ON public.obligations (group_id, cycle, payout_round, user_id) WHERE waived_at IS NOT NULL;
CREATE INDEX obligations_waived_at_idx ON public.obligations (waived_at) WHERE waived_at IS NOT NULL;
CREATE INDEX obligations_grace_ends_idx ON public.obligations (grace_ends_at);
CREATE INDEX obligations_defaults_idx ON public.obligations (defaults_at);
CREATE INDEX obligations_recipient_idx ON public.obligations (recipient_id, group_id, cycle, payout_round);

CREATE TABLE private.payment_reminders (
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  payout_round integer NOT NULL,
  user_id uuid NOT NULL,
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, cycle, payout_round, user_id),
  CONSTRAINT payment_reminders_obligation_fkey FOREIGN KEY (group_id, cycle, payout_round, user_id)
    REFERENCES public.obligations (group_id, cycle, payout_round, user_id)
);
COMMENT ON TABLE private.payment_reminders IS
  'When a member was last reminded of a contribution by itself (D191). Apart from obligations, whose rows tell open pages that something has changed.';

CREATE TABLE public.exits (
  exit_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  user_id uuid NOT NULL,
  leave_request_id uuid REFERENCES public.leave_requests (leave_request_id),
  agreed_in_round integer NOT NULL,
  agreed_at timestamptz NOT NULL DEFAULT public.app_now(),
  kind text REFERENCES public.exit_kinds (value),
  effective_at timestamptz,
  CONSTRAINT exits_one_per_turn UNIQUE (group_id, cycle, user_id),
  CONSTRAINT exits_turn_fkey FOREIGN KEY (group_id, cycle, user_id) REFERENCES public.payout_assignments (group_id, cycle, user_id),
  CONSTRAINT exits_round_fkey FOREIGN KEY (group_id, cycle, agreed_in_round) REFERENCES public.rounds (group_id, cycle, payout_round),
  CONSTRAINT exits_effective_has_kind CHECK ((kind IS NULL) = (effective_at IS NULL)),
  CONSTRAINT exits_effective_after_agreed CHECK (effective_at >= agreed_at)
);
COMMENT ON TABLE public.exits IS
  'Who leaves a running cycle: agreed in one round, effective when that round has closed, or at once in the own one (D114, D117).';
COMMENT ON COLUMN public.exits.leave_request_id IS 'The request that was granted; null where the group decided it.';
COMMENT ON COLUMN public.exits.agreed_in_round IS 'The round at hand when it was agreed.';
COMMENT ON COLUMN public.exits.kind IS 'How it is settled, known when it takes effect.';
CREATE INDEX exits_user_id_idx ON public.exits (user_id);
CREATE INDEX exits_leave_request_idx ON public.exits (leave_request_id);
CREATE INDEX exits_round_idx ON public.exits (group_id, cycle, agreed_in_round);

CREATE TABLE public.late_allowances (
  late_allowance_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES public.rounds (round_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  reason text NOT NULL,
  valid_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT late_allowances_reason_known CHECK (reason IN ('admin_allowed', 'taken_back')),
  CONSTRAINT late_allowances_leave_ends CHECK ((reason = 'taken_back') = (valid_until IS NULL))
);
COMMENT ON COLUMN public.late_allowances.valid_until IS 'Until when the admin''s leave holds; null of a payment that was taken back, which may be made up for at any time (D279).';
COMMENT ON TABLE public.late_allowances IS 'Why a member may still pay after the grace: the admin allows it, or a payment was taken back (D40, D59). What the circle extends is the grace itself: obligations.grace_ends_at (D127).';
CREATE INDEX late_allowances_round_idx ON public.late_allowances (round_id, user_id);
CREATE INDEX late_allowances_user_id_idx ON public.late_allowances (user_id);
-- The admin may allow it again and again: that prolongs the one row.
CREATE UNIQUE INDEX late_allowances_one_of_admin ON public.late_allowances (round_id, user_id) WHERE reason = 'admin_allowed';

CREATE TABLE public.late_requests (
  late_request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES public.rounds (round_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  asked_at timestamptz NOT NULL DEFAULT public.app_now(),
  opens_at timestamptz NOT NULL,
  answered_at timestamptz,
  told_at timestamptz,
  CONSTRAINT late_requests_opens_later CHECK (opens_at > asked_at),
  CONSTRAINT late_requests_answered_in_time CHECK (answered_at < opens_at)
);
COMMENT ON TABLE public.late_requests IS
  'A member asks the admin for leave to pay a round after the grace. Without an answer until `opens_at` the round can be paid for good (D59).';
COMMENT ON COLUMN public.late_requests.told_at IS
  'When the member was told that nobody had answered; set as well where there was nothing left to tell.';
CREATE INDEX late_requests_round_idx ON public.late_requests (round_id, user_id);
CREATE INDEX late_requests_user_id_idx ON public.late_requests (user_id);
CREATE UNIQUE INDEX late_requests_one_unanswered ON public.late_requests (round_id, user_id) WHERE answered_at IS NULL;
CREATE INDEX late_requests_untold_idx ON public.late_requests (opens_at) WHERE answered_at IS NULL AND told_at IS NULL;

CREATE SEQUENCE public.receipt_number_seq START 100001;
CREATE TABLE public.payments (
  payment_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  payout_round integer NOT NULL,
  amount bigint NOT NULL,
  service_fee bigint NOT NULL,
  processing_fee bigint NOT NULL,
  total bigint NOT NULL,
  currency text NOT NULL REFERENCES public.currencies (code),
  payment_method text NOT NULL REFERENCES public.payment_method_types (value),
  status text NOT NULL DEFAULT 'pending' REFERENCES public.payment_statuses (value),
  is_processing boolean NOT NULL DEFAULT false,
  due_date date NOT NULL,
  is_early boolean NOT NULL,
  held_until timestamptz,
  started_at timestamptz NOT NULL DEFAULT public.app_now(),
  paid_at timestamptz,
  failure_reason text,
  refunded_at timestamptz,
  refunded_amount bigint NOT NULL DEFAULT 0,
  disputed_at timestamptz,
  returned_at timestamptz,
  given_back_at timestamptz,
  receipt_number bigint,
  transaction_id text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT payments_receipt_number_is_unique UNIQUE (receipt_number),
  CONSTRAINT payments_amounts_add_up CHECK (amount > 0 AND service_fee >= 0 AND processing_fee >= 0 AND total = amount + service_fee + processing_fee),
  CONSTRAINT payments_paid_has_date CHECK ((status = 'completed') = (paid_at IS NOT NULL)),
  -- What a lost dispute or a refund of the whole took back (D40) keeps the number of its receipt.
  CONSTRAINT payments_paid_has_receipt CHECK ((status = 'completed' OR returned_at IS NOT NULL) = (receipt_number IS NOT NULL)),
  CONSTRAINT payments_returned_has_failed CHECK (returned_at IS NULL OR status = 'failed'),
  CONSTRAINT payments_processing_is_pending CHECK (NOT is_processing OR status = 'pending'),
  CONSTRAINT payments_refunded_has_date CHECK (refunded_amount >= 0 AND (refunded_amount > 0) = (refunded_at IS NOT NULL)),
  CONSTRAINT payments_given_back_was_paid CHECK (given_back_at IS NULL OR status = 'completed'),
  CONSTRAINT payments_round_fkey FOREIGN KEY (group_id, cycle, payout_round) REFERENCES public.rounds (group_id, cycle, payout_round),
  CONSTRAINT payments_obligation_fkey FOREIGN KEY (group_id, cycle, payout_round, user_id)
    REFERENCES public.obligations (group_id, cycle, payout_round, user_id)
);
COMMENT ON TABLE public.payments IS 'A member''s contribution to one round and the fees on top of it. All amounts in minor units of `currency`.';
COMMENT ON COLUMN public.payments.held_until IS 'Until when the money does not count as settled (D31): the due date for early money, the settlement for bank debits.';
COMMENT ON COLUMN public.payments.amount IS 'The contribution itself, without fees, in minor units of `currency`.';
COMMENT ON COLUMN public.payments.service_fee IS 'The service fee on top (D18), in minor units.';
COMMENT ON COLUMN public.payments.processing_fee IS 'The processing fee on top (D18), in minor units.';
COMMENT ON COLUMN public.payments.total IS 'What the payer is charged: contribution and both fees, in minor units.';
COMMENT ON COLUMN public.payments.refunded_at IS 'When we noticed that the provider gave money of this charge back.';
COMMENT ON COLUMN public.payments.disputed_at IS 'When we noticed that the payer disputes this charge; null again where it was decided that we keep the money.';
COMMENT ON COLUMN public.payments.refunded_amount IS 'What the provider has given back of the charge, in minor units of `currency`.';
COMMENT ON COLUMN public.payments.given_back_at IS 'When an exit had made it needless and it went to its payer''s balance, with the service fee (D117, D259).';
COMMENT ON COLUMN public.payments.receipt_number IS 'Numbers the receipt of a completed contribution (D50).';
CREATE UNIQUE INDEX payments_one_live_per_round ON public.payments (user_id, group_id, cycle, payout_round) WHERE status <> 'failed';
CREATE INDEX payments_obligation_idx ON public.payments (group_id, cycle, payout_round, user_id);
CREATE INDEX payments_user_id_idx ON public.payments (user_id, created_at DESC);
CREATE INDEX payments_paid_idx ON public.payments (paid_at) WHERE status = 'completed';
CREATE INDEX payments_pending_idx ON public.payments (started_at) WHERE status = 'pending';
CREATE TRIGGER payments_touch BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE private.payment_attempts (
  attempt_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES public.payments (payment_id),
  state text NOT NULL DEFAULT 'created',
  parameters jsonb NOT NULL,
  session_id text,
  url text,
  payment_intent_id text,
  expires_at timestamptz NOT NULL,
  asked_at timestamptz,
  given_up_at timestamptz,
  cancelled_at timestamptz,
  last_error text,
  settled_need text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT payment_attempts_state_known CHECK (state IN ('created', 'open', 'paid', 'expired', 'failed')),
  CONSTRAINT payment_attempts_session_is_unique UNIQUE (session_id),
  CONSTRAINT payment_attempts_open_has_session CHECK (state NOT IN ('open', 'paid') OR session_id IS NOT NULL)
);
COMMENT ON TABLE private.payment_attempts IS
  'Each try at paying. Its parameters are frozen before the provider hears of it, so that a repeated call is the same call.';
COMMENT ON COLUMN private.payment_attempts.asked_at IS 'When a cron last asked the provider about it, on the server''s time: who waits longest is next.';
COMMENT ON COLUMN private.payment_attempts.given_up_at IS 'Since when a person has to look, on the server''s time; last_error is the reason.';
COMMENT ON COLUMN private.payment_attempts.settled_need IS 'The reason for which a person had to look, and that they have settled with its payer (D40); null again when the provider says something else of the charge.';
COMMENT ON COLUMN private.payment_attempts.cancelled_at IS 'When its payer asked to end it: nobody has to tell them that it ended (D192).';
CREATE UNIQUE INDEX payment_attempts_one_open ON private.payment_attempts (payment_id) WHERE state IN ('created', 'open');
CREATE INDEX payment_attempts_payment_id_idx ON private.payment_attempts (payment_id);
CREATE INDEX payment_attempts_given_up_idx ON private.payment_attempts (given_up_at) WHERE given_up_at IS NOT NULL;
CREATE INDEX payment_attempts_payment_intent_idx ON private.payment_attempts (payment_intent_id);
CREATE TRIGGER payment_attempts_touch BEFORE UPDATE ON private.payment_attempts FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE public.payout_distributions (
  payout_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  payout_round integer NOT NULL,
  recipient_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  status text NOT NULL DEFAULT 'pending' REFERENCES public.payout_statuses (value),
  gross_amount bigint NOT NULL,
  offset_amount bigint NOT NULL,
  shortfall_amount bigint NOT NULL DEFAULT 0,
  amount bigint NOT NULL,
  currency text NOT NULL REFERENCES public.currencies (code),
  hold_reason text,
  held_until timestamptz,
  released_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT payout_distributions_one_per_round UNIQUE (group_id, cycle, payout_round),
  CONSTRAINT payout_distributions_amounts_add_up CHECK (amount >= 0 AND offset_amount >= 0 AND shortfall_amount >= 0 AND gross_amount = amount + offset_amount + shortfall_amount),
  CONSTRAINT payout_distributions_released_has_date CHECK ((status = 'completed') = (released_at IS NOT NULL)),
  CONSTRAINT payout_distributions_round_fkey FOREIGN KEY (group_id, cycle, payout_round) REFERENCES public.rounds (group_id, cycle, payout_round)
);
COMMENT ON TABLE public.payout_distributions IS 'The pot of one round on its way to its recipient (D29, D34): gross = cash + own share booked as paid + what was missing.';
COMMENT ON COLUMN public.payout_distributions.amount IS 'What the recipient''s balance gained at the release, in minor units of `currency`.';
COMMENT ON COLUMN public.payout_distributions.gross_amount IS 'Contribution times members (D29), in minor units.';
COMMENT ON COLUMN public.payout_distributions.offset_amount IS 'The recipient''s own share, booked as paid without cash (D29), in minor units.';
COMMENT ON COLUMN public.payout_distributions.shortfall_amount IS 'What was missing at the release (D34), in minor units.';
CREATE INDEX payout_distributions_recipient_idx ON public.payout_distributions (recipient_id, created_at DESC);

CREATE TABLE public.payout_shortfalls (
  payout_id uuid NOT NULL REFERENCES public.payout_distributions (payout_id),
  payer_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  amount bigint NOT NULL,
  payment_id uuid REFERENCES public.payments (payment_id),
  settled_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (payout_id, payer_id),
  CONSTRAINT payout_shortfalls_amount_is_positive CHECK (amount > 0),
  CONSTRAINT payout_shortfalls_settled_has_payment CHECK ((settled_at IS NULL) = (payment_id IS NULL)),
  CONSTRAINT payout_shortfalls_end_once CHECK (num_nonnulls(settled_at, given_up_at) <= 1)
);
COMMENT ON TABLE public.payout_shortfalls IS 'Each contribution that was missing when a payout was released, and the late payment that was forwarded for it (D34).';
COMMENT ON COLUMN public.payout_shortfalls.given_up_at IS 'When the recipient deleted the account and gave up what was defaulted on (D169). The obligation is waived at the same instant.';
COMMENT ON COLUMN public.payout_shortfalls.amount IS 'The contribution that was missing, in minor units of the payout''s currency.';
CREATE INDEX payout_shortfalls_payer_idx ON public.payout_shortfalls (payer_id) WHERE settled_at IS NULL;
CREATE INDEX payout_shortfalls_payment_id_idx ON public.payout_shortfalls (payment_id);

CREATE TABLE public.withdrawals (
  withdrawal_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  external_account_id uuid REFERENCES public.stripe_external_accounts (external_account_id) ON DELETE SET NULL,
  amount bigint NOT NULL,
  fee bigint NOT NULL DEFAULT 0,
  currency text NOT NULL DEFAULT 'USD' REFERENCES public.currencies (code),
  method text NOT NULL DEFAULT 'bank',
  status text NOT NULL DEFAULT 'pending' REFERENCES public.withdrawal_statuses (value),
  payout_id text,
  arrival_date date,
  failure_reason text,
  receipt_number bigint,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT withdrawals_amount_minimum CHECK (amount >= 100 AND fee >= 0 AND fee < amount),
  CONSTRAINT withdrawals_method_known CHECK (method IN ('bank', 'instant')),
  CONSTRAINT withdrawals_payout_id_is_unique UNIQUE (payout_id),
  CONSTRAINT withdrawals_receipt_number_is_unique UNIQUE (receipt_number)
);
COMMENT ON TABLE public.withdrawals IS 'Money that people took out of their balance.';
COMMENT ON COLUMN public.withdrawals.amount IS 'What leaves the balance, in minor units of `currency`.';
COMMENT ON COLUMN public.withdrawals.fee IS 'What an instant withdrawal costs, in minor units; part of `amount`.';
COMMENT ON COLUMN public.withdrawals.receipt_number IS 'Numbers the receipt of a withdrawal that was paid (D50).';
CREATE INDEX withdrawals_user_id_idx ON public.withdrawals (user_id, created_at DESC);
CREATE INDEX withdrawals_external_account_id_idx ON public.withdrawals (external_account_id);
CREATE TRIGGER withdrawals_touch BEFORE UPDATE ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
