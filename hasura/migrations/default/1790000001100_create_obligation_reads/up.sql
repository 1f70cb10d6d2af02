-- Who owes what: fees on top, where each member stands in each round, arrears and the on-time rate.
-- Held to the pure functions of the actions service by drawn inputs. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.contribution_fees(amount bigint, method text, pays_fees boolean,
  OUT service_fee bigint, OUT processing_fee bigint, OUT total bigint, OUT service_percentage numeric)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
  SELECT p.pays_fees FROM public.plans p
  WHERE p.plan_id = coalesce((SELECT s.subscription_tier FROM public.subscribers s WHERE s.user_id = payer), 'free') $$;
COMMENT ON FUNCTION public.pays_fees IS 'Whether a person''s plan pays fees on contributions (D20).';

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

CREATE OR REPLACE VIEW public.contribution_standings AS
SELECT r.group_id, r.cycle, r.payout_round, r.round_id, a.user_id, a.payout_position,
  r.payout_round = c.current_payout_round AND g.status = 'started' AS is_current,
  r.recipient_id, r.recipient_id = a.user_id AS is_recipient,
  r.due_date, r.grace_end_date, r.payout_date, r.opens_at, r.due_at, r.grace_ends_at,
  s.state,
  g.frozen_at IS NULL AND s.state IN ('early', 'due_today', 'grace', 'late_allowed') AS can_pay,
  CASE WHEN s.state = 'grace' THEN r.grace_end_date - (public.app_now() AT TIME ZONE g.time_zone)::date + 1 END AS grace_days_left,
  c.contribution_amount AS amount, g.currency,
  card.service_fee AS card_service_fee, card.processing_fee AS card_processing_fee, card.total AS card_total,
  bank.service_fee AS bank_service_fee, bank.processing_fee AS bank_processing_fee, bank.total AS bank_total,
  card.service_percentage AS card_fee_percentage,
  bank.service_percentage AS bank_fee_percentage,
  p.payment_id, p.status AS payment_status, p.paid_at, p.held_until,
  EXISTS (SELECT 1 FROM public.payout_distributions d WHERE d.group_id = r.group_id AND d.cycle = r.cycle
    AND d.payout_round = r.payout_round AND d.status = 'completed') AS is_paid_out
FROM public.rounds r
JOIN public.groups g ON g.group_id = r.group_id AND g.current_cycle = r.cycle
JOIN public.cycles c ON c.group_id = r.group_id AND c.cycle = r.cycle
JOIN public.payout_assignments a ON a.group_id = r.group_id AND a.cycle = r.cycle
LEFT JOIN public.payments p ON p.group_id = r.group_id AND p.cycle = r.cycle AND p.payout_round = r.payout_round
  AND p.user_id = a.user_id AND p.status <> 'failed'
CROSS JOIN LATERAL (SELECT public.contribution_state(
  public.app_now(), g.time_zone, r.due_date, r.opens_at, r.due_at, r.grace_ends_at, r.recipient_id = a.user_id,
  p.status, coalesce(p.is_processing, false),
  g.status = 'completed' OR EXISTS (SELECT 1 FROM public.late_allowances l
    WHERE l.round_id = r.round_id AND l.user_id = a.user_id AND l.valid_until > public.app_now())) AS state) s
CROSS JOIN LATERAL public.contribution_fees(c.contribution_amount, 'card', public.pays_fees(a.user_id)) card
CROSS JOIN LATERAL public.contribution_fees(c.contribution_amount, 'us_bank_account', public.pays_fees(a.user_id)) bank;
COMMENT ON VIEW public.contribution_standings IS
  'Where each member stands in each round of the running cycle, and what paying would cost by each method (D24). A person reads only their own rows: fees are theirs alone (D96).';

CREATE OR REPLACE FUNCTION public.contributions_fallen_due_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.payout_assignments a
  JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle AND r.recipient_id <> a.user_id
  JOIN public.groups g ON g.group_id = a.group_id AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL)
  WHERE a.user_id = person AND r.due_at <= public.app_now() $$;

CREATE OR REPLACE FUNCTION public.on_time_rate_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) = 0 THEN 100 ELSE round(100.0 * count(p.payment_id) / count(*))::integer END
  FROM public.payout_assignments a
  JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle AND r.recipient_id <> a.user_id
  LEFT JOIN public.payments p ON p.user_id = a.user_id AND p.group_id = r.group_id AND p.cycle = r.cycle
    AND p.payout_round = r.payout_round AND p.status = 'completed' AND p.started_at < r.due_at
  JOIN public.groups g ON g.group_id = a.group_id AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL)
  WHERE a.user_id = person AND r.due_at <= public.app_now() $$;
COMMENT ON FUNCTION public.on_time_rate_of IS 'D134: whole percent; 100 when nothing has fallen due.';

CREATE OR REPLACE FUNCTION public.has_arrears(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT 1 FROM public.payout_assignments a
    JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle AND r.recipient_id <> a.user_id
    JOIN public.groups g ON g.group_id = a.group_id
    WHERE a.user_id = person AND r.grace_ends_at <= public.app_now()
      -- A circle that ended early is settled otherwise (D87): its open rounds ask for nothing any more.
      AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM public.payments p WHERE p.user_id = a.user_id AND p.group_id = r.group_id
        AND p.cycle = r.cycle AND p.payout_round = r.payout_round AND p.status = 'completed')) $$;
COMMENT ON FUNCTION public.has_arrears IS 'D61: any late or defaulted contribution unpaid.';
