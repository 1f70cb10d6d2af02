-- Who owes what: fees on top, each member's state in each round, arrears and the on-time rate. Drawn inputs hold it to
-- the pure functions of the actions service. Replayed whole: every statement replaces.

-- Returns a table, although it is one row, because Postgres makes only such a function part of the statement that asks it.
CREATE OR REPLACE FUNCTION public.contribution_fees(amount bigint, method text, pays_fees boolean)
RETURNS TABLE (service_fee bigint, processing_fee bigint, total bigint, service_percentage numeric)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT f.service, f.processing, amount + f.service + f.processing,
    CASE WHEN pays_fees THEN trim_scale(r.service_basis_points / 100.0) ELSE 0 END
  FROM public.fee_rates r,
    LATERAL (SELECT CASE WHEN pays_fees THEN (amount * r.service_basis_points + 5000) / 10000 ELSE 0 END AS service) s,
    LATERAL (SELECT s.service,
      CASE WHEN pays_fees AND (r.processing_basis_points > 0 OR r.processing_fixed_cents > 0)
        THEN ((amount + s.service) * r.processing_basis_points + 5000) / 10000 + r.processing_fixed_cents ELSE 0 END AS processing) f
  WHERE r.payment_method = method $$;
COMMENT ON FUNCTION public.contribution_fees IS 'D18, D20, D22: each part rounded half-up to a whole cent, then added; the percentage of the service fee as people read it, 2.5 for 2.5 %.';

CREATE OR REPLACE FUNCTION public.pays_fees(payer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT p.pays_fees FROM public.plans p WHERE p.plan_id = private.plan_of(payer) $$;
COMMENT ON FUNCTION public.pays_fees IS 'Whether a person''s plan pays fees on contributions (D20).';

CREATE OR REPLACE FUNCTION private.proved_who(p public.user_profiles) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT p.is_verified OR EXISTS (SELECT FROM public.identity_verifications v
    WHERE v.user_id = p.user_id AND v.failure_reason = 'document_expired') $$;
COMMENT ON FUNCTION private.proved_who IS
  'Whether a payer''s identity was proved (D157), also with a document that has run out since: what is owed to a circle can still be paid. Joining, founding and withdrawing wait for another check.';

CREATE OR REPLACE FUNCTION public.contribution_state(
  at timestamptz, zone text, due_date date, opens_at timestamptz, due_at timestamptz, grace_ends_at timestamptz,
  is_recipient boolean, payment_status text, is_processing boolean, may_pay_late boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN is_recipient THEN 'receiving'
    WHEN payment_status = 'completed' THEN 'paid'
    WHEN is_processing THEN 'processing'
    WHEN at < opens_at THEN 'too_early'
    WHEN at < due_at THEN CASE WHEN (at AT TIME ZONE zone)::date >= due_date THEN 'due_today' ELSE 'early' END
    WHEN at < grace_ends_at THEN 'grace'
    WHEN may_pay_late THEN 'late_allowed'
    ELSE 'expired'
  END $$;
COMMENT ON FUNCTION public.contribution_state IS 'D55, D57, D58, D59, D70: where one member stands in one round.';

CREATE OR REPLACE FUNCTION public.circle_time(at timestamptz, frozen_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT least(at, frozen_at) $$;
COMMENT ON FUNCTION public.circle_time IS 'D263: the clock of a frozen group stands at the freeze, so that nobody becomes late through it.';

CREATE OR REPLACE FUNCTION public.is_open_late(at timestamptz, is_cycle_over boolean, is_taken_back boolean, allowed_until timestamptz, silent_from timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_cycle_over OR is_taken_back OR coalesce(silent_from <= at, false) OR coalesce(allowed_until > at, false) $$;
COMMENT ON FUNCTION public.is_open_late IS
  'D59: whether a round can be paid after the grace: the cycle is over, its payment was taken back (D279), the admin has not answered in time, or allows it.';

CREATE OR REPLACE FUNCTION public.open_late_until(at timestamptz, is_cycle_over boolean, is_taken_back boolean, allowed_until timestamptz, silent_from timestamptz)
RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN allowed_until > at AND NOT (is_cycle_over OR is_taken_back OR coalesce(silent_from <= at, false)) THEN allowed_until END $$;
COMMENT ON FUNCTION public.open_late_until IS 'D59: when it locks again; null where it is locked, or open for good.';

CREATE OR REPLACE FUNCTION public.is_arrear(at timestamptz, grace_ends_at timestamptz, payment_status text, is_processing boolean, started_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT at >= grace_ends_at AND payment_status IS DISTINCT FROM 'completed' AND NOT (is_processing AND started_at < grace_ends_at) $$;
COMMENT ON FUNCTION public.is_arrear IS 'D61: owed after the grace. A debit that was started in time is none while it is on its way (D248).';

CREATE OR REPLACE VIEW public.obligation_standings AS
SELECT o.group_id, o.cycle, o.payout_round, o.user_id, o.recipient_id, o.amount, g.currency, g.time_zone,
  r.round_id, r.due_date, r.opens_at, r.due_at, o.grace_ends_at,
  (o.grace_ends_at AT TIME ZONE g.time_zone)::date - 1 AS grace_end_date,
  t.at, t.is_cycle_over, t.allowed_until, t.late_asked_at, t.late_opens_at, t.is_asked, t.is_running,
  t.is_running AND o.payout_round = c.current_payout_round AS is_current,
  p.payment_id, p.status AS payment_status, coalesce(p.is_processing, false) AS is_processing, p.started_at, p.paid_at, p.held_until,
  CASE WHEN o.waived_at IS NOT NULL THEN 'waived' ELSE public.contribution_state(t.at, g.time_zone, r.due_date, r.opens_at, r.due_at, o.grace_ends_at, false,
    p.status, coalesce(p.is_processing, false),
    public.is_open_late(t.at, t.is_cycle_over, t.is_taken_back, t.allowed_until, t.late_opens_at)) END AS state,
  public.open_late_until(t.at, t.is_cycle_over, t.is_taken_back, t.allowed_until, t.late_opens_at) AS late_open_until,
  t.is_asked AND p.status IS DISTINCT FROM 'completed' AS is_owed,
  t.counts AND r.due_at <= t.at AS has_fallen_due,
  t.counts AND (p.status = 'completed' OR coalesce(p.is_processing, false)) AND p.started_at < r.due_at AS is_on_time,
  t.is_asked AND public.is_arrear(t.at, o.grace_ends_at, p.status, coalesce(p.is_processing, false), p.started_at) AS is_arrear,
  t.is_asked AND p.status IS DISTINCT FROM 'completed' AND r.due_at <= t.at
    AND NOT (t.is_running AND o.payout_round = c.current_payout_round) AS is_left_open,
  r.is_settlement,
  CASE WHEN t.at >= r.due_at AND t.at < o.grace_ends_at THEN
    (o.grace_ends_at AT TIME ZONE g.time_zone)::date - (t.at AT TIME ZONE g.time_zone)::date END AS days_of_grace,
  t.is_taken_back
FROM public.obligations o
JOIN public.rounds r ON r.group_id = o.group_id AND r.cycle = o.cycle AND r.payout_round = o.payout_round
JOIN public.groups g ON g.group_id = o.group_id
-- There always is one; as a left join it costs nothing where nobody asks for what it tells.
LEFT JOIN public.cycles c ON c.group_id = o.group_id AND c.cycle = o.cycle
LEFT JOIN public.payments p ON p.group_id = o.group_id AND p.cycle = o.cycle AND p.payout_round = o.payout_round
  AND p.user_id = o.user_id AND p.status <> 'failed'
-- OFFSET 0: functions whose arguments hold a subquery are called for each row, others become part of the statement, which
-- costs a tenth.
CROSS JOIN (SELECT (SELECT public.app_now()) AS now OFFSET 0) clock
CROSS JOIN LATERAL (SELECT
  public.circle_time(clock.now, g.frozen_at) AS at,
  g.status = 'started' AND c.cycle = g.current_cycle AS is_running,
  -- A circle that ended early is settled in another way (D87), so its open rounds are no longer owed. An exit ends both
  -- sides of what two people would have paid each other (D115).
  (g.status <> 'inactive' OR r.closed_at IS NOT NULL) AND o.waived_at IS NULL AS is_asked,
  -- What fell due before an exit ended it was on time or was not (D59, D134).
  (g.status <> 'inactive' OR r.closed_at IS NOT NULL) AND (o.waived_at IS NULL OR o.waived_at >= r.due_at) AS counts,
  c.completed_at IS NOT NULL OR g.status = 'inactive' AS is_cycle_over,
  EXISTS (SELECT FROM public.late_allowances l WHERE l.round_id = r.round_id AND l.user_id = o.user_id AND l.reason = 'taken_back') AS is_taken_back,
  (SELECT max(l.valid_until) FROM public.late_allowances l WHERE l.round_id = r.round_id AND l.user_id = o.user_id) AS allowed_until,
  (SELECT q.asked_at FROM public.late_requests q
    WHERE q.round_id = r.round_id AND q.user_id = o.user_id AND q.answered_at IS NULL) AS late_asked_at,
  (SELECT q.opens_at FROM public.late_requests q
    WHERE q.round_id = r.round_id AND q.user_id = o.user_id AND q.answered_at IS NULL) AS late_opens_at) t;
COMMENT ON VIEW public.obligation_standings IS
  'Where every obligation of every cycle stands now: the one reading behind panel, board, releases, arrears, the on-time rate and sums. `at` is the circle''s clock (D263); `is_asked` is false for open rounds of a circle that ended early (D87) and for what an exit has ended, whose state is waived (D115); `is_left_open` is what is still owed, or on its way, from a round that is over; `days_of_grace` is how many days are left of it, today among them; `is_taken_back` tells that a payment of it was taken back (D279); `late_asked_at` and `late_opens_at` are of the request to pay late that nobody has answered (D59); amounts in minor units.';
COMMENT ON COLUMN public.obligation_standings.amount IS 'The contribution that is or was owed, without fees, in minor units of `currency`.';

CREATE OR REPLACE VIEW public.contribution_standings AS
SELECT r.group_id, r.cycle, r.payout_round, r.round_id, a.user_id, a.payout_position,
  r.payout_round = c.current_payout_round AND r.cycle = g.current_cycle AND g.status = 'started' AS is_current,
  r.recipient_id, r.recipient_id = a.user_id AS is_recipient,
  r.due_date, coalesce(o.grace_end_date, r.grace_end_date) AS grace_end_date, r.payout_date,
  r.opens_at, r.due_at, coalesce(o.grace_ends_at, r.grace_ends_at) AS grace_ends_at,
  coalesce(o.state, 'receiving') AS state, coalesce(o.is_owed, false) AS is_owed,
  CASE WHEN o.state = 'grace' THEN o.days_of_grace END AS grace_days_left,
  coalesce(o.amount, c.contribution_amount) AS amount, g.currency,
  card.service_fee AS card_service_fee, card.processing_fee AS card_processing_fee, card.total AS card_total,
  bank.service_fee AS bank_service_fee, bank.processing_fee AS bank_processing_fee, bank.total AS bank_total,
  card.service_percentage AS card_fee_percentage,
  bank.service_percentage AS bank_fee_percentage,
  o.payment_id, o.payment_status, o.paid_at, o.held_until,
  EXISTS (SELECT 1 FROM public.payout_distributions d WHERE d.group_id = r.group_id AND d.cycle = r.cycle
    AND d.payout_round = r.payout_round AND d.status = 'completed') AS is_paid_out,
  coalesce(o.is_asked, true) AS is_asked,
  coalesce(o.is_left_open, false) AS is_left_open,
  CASE WHEN o.state = 'expired' THEN o.late_asked_at END AS late_asked_at,
  CASE WHEN o.state = 'expired' THEN o.late_opens_at END AS late_opens_at,
  CASE WHEN o.state = 'late_allowed' THEN (o.late_open_until AT TIME ZONE g.time_zone)::date - 1 END AS late_open_through,
  r.is_settlement,
  CASE WHEN r.is_settlement AND r.recipient_id = a.user_id THEN (SELECT coalesce(sum(b.amount), 0)::bigint FROM public.obligations b
    WHERE b.group_id = r.group_id AND b.cycle = r.cycle AND b.payout_round = r.payout_round AND b.waived_at IS NULL) END AS comes_back,
  g.admin_id, g.frozen_at, g.time_zone, me.suspended_at, payer.proved_who,
  -- Who pays somebody knows them: the name needs no right of its own to be asked for each round.
  them.alias AS recipient_alias
FROM public.payout_assignments a
JOIN public.user_profiles me ON me.user_id = a.user_id
-- OFFSET 0: asked once for a member, not for each of their rounds.
CROSS JOIN LATERAL (SELECT public.pays_fees(a.user_id), private.proved_who(me) OFFSET 0) payer
JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle
LEFT JOIN public.user_profiles them ON them.user_id = r.recipient_id
JOIN public.groups g ON g.group_id = a.group_id
JOIN public.cycles c ON c.group_id = a.group_id AND c.cycle = a.cycle
-- OFFSET 0 makes Postgres plan this as a look-up of its own: a flat join of ten tables takes longer to plan than to
-- run.
LEFT JOIN LATERAL (SELECT x.* FROM public.obligation_standings x WHERE x.group_id = r.group_id AND x.cycle = r.cycle
  AND x.payout_round = r.payout_round AND x.user_id = a.user_id OFFSET 0) o ON true
LEFT JOIN LATERAL public.contribution_fees(coalesce(o.amount, c.contribution_amount), 'card', payer.pays_fees) card ON true
LEFT JOIN LATERAL public.contribution_fees(coalesce(o.amount, c.contribution_amount), 'us_bank_account', payer.pays_fees) bank ON true
WHERE r.cycle = g.current_cycle OR o.is_owed;
COMMENT ON VIEW public.contribution_standings IS
  'Where each member stands in each round of the current cycle and in each round of an earlier one that is still owed, and what paying would cost by each method (D24). A person reads only their own rows: fees are theirs alone (D96). Amounts in minor units.';
COMMENT ON COLUMN public.contribution_standings.amount IS 'The contribution itself, without fees, in minor units of `currency`.';
COMMENT ON COLUMN public.contribution_standings.admin_id IS 'Like the columns after it, for the functions that say what may be done, which are asked for every row and so look nothing up.';
COMMENT ON COLUMN public.contribution_standings.suspended_at IS 'Since when the member is suspended.';
COMMENT ON COLUMN public.contribution_standings.proved_who IS 'Whether the member''s identity was proved.';
COMMENT ON COLUMN public.contribution_standings.is_settlement IS 'The round''s recipient left before it: what is paid here returns what they paid (D115).';
COMMENT ON COLUMN public.contribution_standings.comes_back IS 'What a former member gets back in their own settlement round if everybody pays who owes it (D115), in minor units. Null in every other round.';
COMMENT ON COLUMN public.contribution_standings.late_asked_at IS 'When the member asked the admin to pay this locked round late, if nobody has answered (D59).';
COMMENT ON COLUMN public.contribution_standings.late_opens_at IS 'When the locked round can be paid if nobody answers the member (D59).';
COMMENT ON COLUMN public.contribution_standings.late_open_through IS 'The last day on which the round can be paid late; null where it is open for good (D59).';
COMMENT ON COLUMN public.contribution_standings.card_service_fee IS 'The service fee by card, in minor units.';
COMMENT ON COLUMN public.contribution_standings.card_processing_fee IS 'The processing fee by card, in minor units.';
COMMENT ON COLUMN public.contribution_standings.card_total IS 'What paying by card costs in all, in minor units.';
COMMENT ON COLUMN public.contribution_standings.bank_service_fee IS 'The service fee by bank transfer, in minor units.';
COMMENT ON COLUMN public.contribution_standings.bank_processing_fee IS 'The processing fee by bank transfer, in minor units.';
COMMENT ON COLUMN public.contribution_standings.bank_total IS 'What paying by bank transfer costs in all, in minor units.';

-- A payout names everybody who had not paid when it went out (D34), so of the rounds that are paid out only those are looked
-- at: in a long cycle that is next to nobody.
CREATE OR REPLACE VIEW public.open_contributions AS
SELECT x.*, payer.alias AS payer_alias, recipient.alias AS recipient_alias
FROM (
  SELECT o.group_id, o.cycle, o.payout_round, o.user_id, o.recipient_id, o.amount, o.currency, o.due_date,
    CASE WHEN o.state IN ('processing', 'grace') THEN o.state ELSE 'late' END AS state
  FROM public.rounds r
  JOIN public.obligation_standings o ON o.group_id = r.group_id AND o.cycle = r.cycle AND o.payout_round = r.payout_round
  WHERE o.is_left_open AND NOT EXISTS (SELECT FROM public.payout_distributions d
    WHERE d.group_id = r.group_id AND d.cycle = r.cycle AND d.payout_round = r.payout_round)
  UNION ALL
  SELECT o.group_id, o.cycle, o.payout_round, o.user_id, o.recipient_id, o.amount, o.currency, o.due_date,
    CASE WHEN o.state IN ('processing', 'grace') THEN o.state ELSE 'late' END
  FROM public.payout_distributions d
  JOIN public.payout_shortfalls s ON s.payout_id = d.payout_id AND s.settled_at IS NULL
  JOIN public.obligation_standings o ON o.group_id = d.group_id AND o.cycle = d.cycle AND o.payout_round = d.payout_round AND o.user_id = s.payer_id
  WHERE o.is_left_open) x
LEFT JOIN public.user_profiles payer ON payer.user_id = x.user_id
LEFT JOIN public.user_profiles recipient ON recipient.user_id = x.recipient_id;
COMMENT ON VIEW public.open_contributions IS
  'What is still owed, or on its way, from rounds that are over, of every cycle: who owes whom, how much and since when. Its states are those of the board (D96): processing, grace, late.';
COMMENT ON COLUMN public.open_contributions.amount IS 'The contribution itself, without fees, in minor units of `currency`.';

CREATE OR REPLACE VIEW public.waiting_late_requests AS
SELECT o.group_id, g.admin_id, o.cycle, o.payout_round, o.user_id, o.amount, o.currency, o.due_date, q.asked_at, q.opens_at
FROM public.late_requests q
JOIN public.rounds r USING (round_id)
JOIN public.groups g ON g.group_id = r.group_id AND g.frozen_at IS NULL AND g.deleted_at IS NULL
-- OFFSET 0: there are few requests and many obligations.
CROSS JOIN LATERAL (SELECT x.* FROM public.obligation_standings x WHERE x.group_id = r.group_id AND x.cycle = r.cycle
  AND x.payout_round = r.payout_round AND x.user_id = q.user_id OFFSET 0) o
WHERE q.answered_at IS NULL AND o.state = 'expired' AND o.is_asked;
COMMENT ON VIEW public.waiting_late_requests IS 'Who asks a group''s admin to pay a locked round late and waits for an answer (D59).';
COMMENT ON COLUMN public.waiting_late_requests.amount IS 'The contribution itself, without fees, in minor units of `currency`.';

CREATE OR REPLACE VIEW public.late_contributions AS
SELECT o.group_id, o.cycle, o.payout_round, o.user_id, o.recipient_id, o.amount, o.currency, o.due_date, o.state,
  CASE WHEN o.state = 'expired' THEN o.late_asked_at END AS asked_at,
  CASE WHEN o.state = 'expired' THEN o.late_opens_at END AS opens_at,
  o.late_open_until IS NULL AND o.state = 'late_allowed' AS is_open_for_good,
  (o.late_open_until AT TIME ZONE o.time_zone)::date - 1 AS open_through
FROM public.obligation_standings o
WHERE o.is_owed AND o.state IN ('expired', 'late_allowed');
COMMENT ON VIEW public.late_contributions IS
  'What is owed after the grace, for a group''s admin: who is locked, who asks since when, who may pay and through which day (D59).';
COMMENT ON COLUMN public.late_contributions.amount IS 'The contribution itself, without fees, in minor units of `currency`.';

CREATE OR REPLACE FUNCTION private.share_on_time(on_time bigint, fallen_due bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN fallen_due = 0 THEN 100 ELSE round(100.0 * on_time / fallen_due)::integer END $$;
COMMENT ON FUNCTION private.share_on_time IS 'D134: whole percent; 100 when nothing has fallen due.';

CREATE OR REPLACE FUNCTION public.on_time_rate_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT private.share_on_time(count(*) FILTER (WHERE o.is_on_time), count(*))
  FROM public.obligation_standings o WHERE o.user_id = person AND o.has_fallen_due $$;
COMMENT ON FUNCTION public.on_time_rate_of IS 'Which share of a person''s contributions that have fallen due, in all cycles, was on time (D134).';

CREATE OR REPLACE FUNCTION public.has_arrears(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM public.obligation_standings o WHERE o.user_id = person AND o.is_arrear) $$;
COMMENT ON FUNCTION public.has_arrears IS 'D61: any late or defaulted contribution unpaid.';

CREATE OR REPLACE FUNCTION private.is_disputing(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM public.payments p WHERE p.user_id = person AND p.disputed_at IS NOT NULL AND CASE p.status
    WHEN 'completed' THEN NOT EXISTS (SELECT 1 FROM private.payment_attempts a WHERE a.payment_id = p.payment_id AND a.settled_need IS NOT NULL)
    WHEN 'failed' THEN p.failure_reason = 'dispute_lost' AND EXISTS (SELECT 1 FROM public.obligation_standings o
      WHERE o.group_id = p.group_id AND o.cycle = p.cycle AND o.payout_round = p.payout_round AND o.user_id = person AND o.is_owed)
    ELSE false END) $$;
COMMENT ON FUNCTION private.is_disputing IS
  'D40, D281: whether a person''s bank wants a contribution back and that is not settled: nobody has decided, or it was lost and is owed again, or it was lost after it had moved on and nobody has settled it with them.';
