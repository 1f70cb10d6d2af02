-- What screens read and nobody writes: standings, the board round the ring, the schedule, public faces.
-- The rules behind them are the pure functions of the actions service; tests hold both against each other.

CREATE FUNCTION public.due_date_of_round(first_due date, frequency text, payout_round integer) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE frequency
    WHEN 'weekly' THEN first_due + 7 * (payout_round - 1)
    WHEN 'biweekly' THEN first_due + 14 * (payout_round - 1)
    WHEN 'monthly' THEN (first_due + make_interval(months => payout_round - 1))::date
    ELSE (first_due + make_interval(months => 3 * (payout_round - 1)))::date
  END $$;
COMMENT ON FUNCTION public.due_date_of_round IS 'D53: all counted from the first due date; short months use their last day.';

CREATE FUNCTION public.contribution_fees(amount bigint, method text, pays_fees boolean,
  OUT service_fee bigint, OUT processing_fee bigint, OUT total bigint)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT f.service, f.processing, amount + f.service + f.processing
  FROM public.fee_rates r,
    LATERAL (SELECT CASE WHEN pays_fees THEN (amount * r.service_basis_points + 5000) / 10000 ELSE 0 END AS service) s,
    LATERAL (SELECT s.service,
      CASE WHEN pays_fees AND (r.processing_basis_points > 0 OR r.processing_fixed_cents > 0)
        THEN ((amount + s.service) * r.processing_basis_points + 5000) / 10000 + r.processing_fixed_cents ELSE 0 END AS processing) f
  WHERE r.payment_method = method $$;
COMMENT ON FUNCTION public.contribution_fees IS 'D18, D20, D22: each part rounded half-up to a whole cent, then added.';

CREATE FUNCTION public.pays_fees(payer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT p.pays_fees FROM public.subscribers s JOIN public.plans p ON p.plan_id = s.subscription_tier WHERE s.user_id = payer), true) $$;

CREATE FUNCTION public.contribution_state(
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

CREATE VIEW public.contribution_standings AS
SELECT r.group_id, r.cycle, r.payout_round, r.round_id, a.user_id, a.payout_position,
  r.payout_round = g.current_payout_round AND g.status = 'started' AS is_current,
  r.recipient_id, r.recipient_id = a.user_id AS is_recipient,
  r.due_date, r.grace_end_date, r.payout_date, r.opens_at, r.due_at, r.grace_ends_at,
  s.state,
  g.frozen_at IS NULL AND s.state IN ('early', 'due_today', 'grace', 'late_allowed') AS can_pay,
  CASE WHEN s.state = 'grace' THEN r.grace_end_date - (public.app_now() AT TIME ZONE g.time_zone)::date + 1 END AS grace_days_left,
  g.contribution_amount AS amount, g.currency,
  card.service_fee AS card_service_fee, card.processing_fee AS card_processing_fee, card.total AS card_total,
  bank.service_fee AS bank_service_fee, bank.processing_fee AS bank_processing_fee, bank.total AS bank_total,
  CASE WHEN public.pays_fees(a.user_id) THEN 2.5 ELSE 0 END AS card_fee_percentage,
  CASE WHEN public.pays_fees(a.user_id) THEN 1.5 ELSE 0 END AS bank_fee_percentage,
  p.payment_id, p.status AS payment_status, p.paid_at, p.held_until,
  EXISTS (SELECT 1 FROM public.payout_distributions d WHERE d.group_id = r.group_id AND d.cycle = r.cycle
    AND d.payout_round = r.payout_round AND d.status = 'completed') AS is_paid_out
FROM public.rounds r
JOIN public.groups g ON g.group_id = r.group_id AND g.current_cycle = r.cycle
JOIN public.payout_assignments a ON a.group_id = r.group_id AND a.cycle = r.cycle
LEFT JOIN public.payments p ON p.group_id = r.group_id AND p.cycle = r.cycle AND p.payout_round = r.payout_round
  AND p.user_id = a.user_id AND p.status <> 'failed'
CROSS JOIN LATERAL (SELECT public.contribution_state(
  public.app_now(), g.time_zone, r.due_date, r.opens_at, r.due_at, r.grace_ends_at, r.recipient_id = a.user_id,
  p.status, coalesce(p.is_processing, false),
  g.status = 'completed' OR EXISTS (SELECT 1 FROM public.late_allowances l
    WHERE l.round_id = r.round_id AND l.user_id = a.user_id AND l.valid_until > public.app_now())) AS state) s
CROSS JOIN LATERAL public.contribution_fees(g.contribution_amount, 'card', public.pays_fees(a.user_id)) card
CROSS JOIN LATERAL public.contribution_fees(g.contribution_amount, 'us_bank_account', public.pays_fees(a.user_id)) bank;
COMMENT ON VIEW public.contribution_standings IS
  'Where each member stands in each round of the running cycle, and what paying would cost by each method (D24). A person reads only their own rows: fees are theirs alone (D96).';

CREATE VIEW public.board AS
SELECT m.group_id, m.user_id, m.role, m.joined_at, a.payout_position,
  CASE
    WHEN g.status = 'completed' THEN 'completed'
    WHEN r.round_id IS NULL THEN 'waiting'
    ELSE CASE s.state
      WHEN 'receiving' THEN 'excused' WHEN 'too_early' THEN 'upcoming' WHEN 'early' THEN 'due' WHEN 'due_today' THEN 'due'
      WHEN 'late_allowed' THEN 'late' WHEN 'expired' THEN 'late' ELSE s.state END
  END AS state,
  CASE WHEN s.state = 'grace' THEN r.grace_end_date - (public.app_now() AT TIME ZONE g.time_zone)::date + 1 END AS grace_days_left,
  coalesce(r.recipient_id = m.user_id, false) AS is_recipient,
  EXISTS (SELECT 1 FROM public.payout_distributions d
    WHERE d.group_id = m.group_id AND d.cycle = g.current_cycle AND d.recipient_id = m.user_id AND d.status = 'completed') AS has_received
FROM public.group_members m
JOIN public.groups g ON g.group_id = m.group_id
LEFT JOIN public.payout_assignments a ON a.group_id = m.group_id AND a.user_id = m.user_id AND a.cycle = g.current_cycle
LEFT JOIN public.rounds r ON g.status = 'started' AND r.group_id = m.group_id AND r.cycle = g.current_cycle AND r.payout_round = g.current_payout_round
LEFT JOIN public.payments p ON p.group_id = m.group_id AND p.user_id = m.user_id AND p.cycle = r.cycle
  AND p.payout_round = r.payout_round AND p.status <> 'failed'
CROSS JOIN LATERAL (SELECT public.contribution_state(
  public.app_now(), g.time_zone, r.due_date, r.opens_at, r.due_at, r.grace_ends_at, r.recipient_id = m.user_id,
  p.status, coalesce(p.is_processing, false), false) AS state) s
WHERE m.status IN ('active', 'completed');
COMMENT ON VIEW public.board IS 'The seats round the ring: who is in the circle, in which order, and each one''s state in the current round (D96). No amounts, no methods.';

CREATE VIEW public.group_schedule AS
SELECT r.group_id, r.cycle, r.payout_round, r.due_date, r.grace_end_date, r.payout_date, r.recipient_id,
  false AS is_provisional,
  g.status = 'started' AND r.payout_round = g.current_payout_round AS is_current,
  coalesce(d.status = 'completed', false) AS is_paid_out,
  coalesce(d.amount, g.contribution_amount * (g.locked_member_count - 1)) AS cash_amount
FROM public.rounds r
JOIN public.groups g ON g.group_id = r.group_id AND g.current_cycle = r.cycle
LEFT JOIN public.payout_distributions d ON d.group_id = r.group_id AND d.cycle = r.cycle AND d.payout_round = r.payout_round
WHERE g.payout_locked
UNION ALL
SELECT g.group_id, g.current_cycle, n, due.on_date, due.on_date + 3, due.on_date + g.payout_delay_days, a.user_id,
  true, false, false, g.contribution_amount * (g.member_limit - 1)
FROM public.groups g
CROSS JOIN LATERAL generate_series(1, g.member_limit) n
CROSS JOIN LATERAL (SELECT public.due_date_of_round(g.start_date, g.frequency, n) AS on_date) due
LEFT JOIN public.payout_assignments a ON a.group_id = g.group_id AND a.cycle = g.current_cycle AND a.payout_position = n
WHERE NOT g.payout_locked AND g.start_date IS NOT NULL;
COMMENT ON VIEW public.group_schedule IS 'The one schedule (D52): as written once the circle started, provisional at the member limit before.';

-- People as others see them (D142): never a name, an address or an amount.
CREATE FUNCTION public.completed_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.group_members m JOIN public.groups g USING (group_id)
  WHERE m.user_id = person AND (m.status = 'completed' OR (m.status = 'active' AND g.total_cycles_completed > 0)) $$;

CREATE FUNCTION public.contributions_fallen_due_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.payout_assignments a
  JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle AND r.recipient_id <> a.user_id
  JOIN public.groups g ON g.group_id = a.group_id AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL)
  WHERE a.user_id = person AND r.due_at <= public.app_now() $$;

CREATE FUNCTION public.on_time_rate_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) = 0 THEN 100 ELSE round(100.0 * count(p.payment_id) / count(*))::integer END
  FROM public.payout_assignments a
  JOIN public.rounds r ON r.group_id = a.group_id AND r.cycle = a.cycle AND r.recipient_id <> a.user_id
  LEFT JOIN public.payments p ON p.user_id = a.user_id AND p.group_id = r.group_id AND p.cycle = r.cycle
    AND p.payout_round = r.payout_round AND p.status = 'completed' AND p.started_at < r.due_at
  JOIN public.groups g ON g.group_id = a.group_id AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL)
  WHERE a.user_id = person AND r.due_at <= public.app_now() $$;
COMMENT ON FUNCTION public.on_time_rate_of IS 'D134: whole percent; 100 when nothing has fallen due.';

CREATE FUNCTION public.rating_of(person uuid) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT round(least(5, 3 + CASE WHEN p.is_verified THEN 0.5 ELSE 0 END + least(1, 0.2 * public.completed_groups_of(person))
    + public.on_time_rate_of(person) / 100.0
    + CASE WHEN EXISTS (SELECT 1 FROM public.group_members m JOIN public.groups g USING (group_id)
        WHERE m.user_id = person AND m.status = 'active' AND g.status = 'started') THEN 0.3 ELSE 0 END), 1)
  FROM public.user_profiles p WHERE p.user_id = person $$;
COMMENT ON FUNCTION public.rating_of IS 'D132, D133, D141: 0 to 5, one decimal.';

CREATE VIEW public.member_profiles AS
SELECT p.user_id, p.alias, p.username::text AS username, p.avatar_url, p.is_verified, p.created_at AS member_since,
  public.completed_groups_of(p.user_id) AS completed_groups,
  public.on_time_rate_of(p.user_id) AS on_time_rate,
  public.contributions_fallen_due_of(p.user_id) < 3 AS is_new_member,
  CASE WHEN public.contributions_fallen_due_of(p.user_id) >= 3 THEN public.rating_of(p.user_id) END AS rating
FROM public.user_profiles p;
COMMENT ON VIEW public.member_profiles IS 'A person''s public face (D136, D142, D181).';

-- Computed fields of groups.
CREATE FUNCTION public.group_total_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.contribution_amount * coalesce(g.locked_member_count, g.member_limit) $$;
COMMENT ON FUNCTION public.group_total_payout IS 'The gross pot (D29).';
CREATE FUNCTION public.group_cash_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.contribution_amount * (coalesce(g.locked_member_count, g.member_limit) - 1) $$;
COMMENT ON FUNCTION public.group_cash_payout IS 'What a recipient gets in cash: the pot without the own share (D29).';
CREATE FUNCTION public.group_spots_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.member_limit - g.current_members $$;
CREATE FUNCTION public.group_cycle_progress(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN g.status = 'completed' THEN 100 WHEN g.locked_member_count IS NULL THEN 0 ELSE
    (100 * (SELECT count(*) FROM public.payout_distributions d
      WHERE d.group_id = g.group_id AND d.cycle = g.current_cycle AND d.status = 'completed') / g.locked_member_count)::integer END $$;
COMMENT ON FUNCTION public.group_cycle_progress IS 'Whole percent of released payouts (D97).';
CREATE FUNCTION public.group_pot_balance(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT sum(p.amount) FROM public.payments p WHERE p.group_id = g.group_id AND p.cycle = g.current_cycle
    AND p.payout_round = g.current_payout_round AND p.status = 'completed'), 0)::bigint $$;
COMMENT ON FUNCTION public.group_pot_balance IS 'Cash collected for the current round, minor units.';
CREATE FUNCTION public.group_admin_alias(g public.groups) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = g.admin_id $$;
CREATE FUNCTION public.group_admin_rating(g public.groups) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT mp.rating FROM public.member_profiles mp WHERE mp.user_id = g.admin_id $$;
CREATE FUNCTION public.group_member_avatars(g public.groups) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(coalesce(x.avatar_url, '')), '{}') FROM (
    SELECT p.avatar_url FROM public.group_members m JOIN public.user_profiles p USING (user_id)
    WHERE m.group_id = g.group_id AND m.status = 'active' ORDER BY m.joined_at, m.user_id LIMIT 12) x $$;
COMMENT ON FUNCTION public.group_member_avatars IS 'Up to 12 faces without names (D95); an empty text where someone has no picture.';
CREATE FUNCTION public.group_archive_days_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN g.status = 'completed' THEN greatest(0, 7 - extract(day FROM public.app_now() - g.completed_at)::integer) END $$;
COMMENT ON FUNCTION public.group_archive_days_left IS 'Days until a completed group leaves the lists; 0 means archived (D83).';

CREATE FUNCTION public.has_arrears(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
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

CREATE FUNCTION public.counted_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.group_members m JOIN public.groups g USING (group_id)
  WHERE m.user_id = person AND m.status = 'active' AND g.deleted_at IS NULL AND g.status NOT IN ('completed', 'closed', 'inactive') $$;
COMMENT ON FUNCTION public.counted_groups_of IS 'What counts toward a plan''s group limit (D3).';

CREATE FUNCTION public.group_join_option(g public.groups, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.user_id IS NULL AND g.status <> 'recruiting' THEN 'closed'
    WHEN me.user_id IS NULL THEN 'log_in'
    WHEN EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id AND m.status = 'active') THEN 'member'
    WHEN g.status <> 'recruiting' THEN 'closed'
    WHEN EXISTS (SELECT 1 FROM public.join_requests j WHERE j.group_id = g.group_id AND j.user_id = me.user_id AND j.status = 'pending') THEN 'requested'
    WHEN g.join_method = 'invite_only' THEN 'invite_only'
    WHEN g.current_members >= g.member_limit THEN 'full'
    WHEN NOT me.is_verified THEN 'verify'
    WHEN public.has_arrears(me.user_id) THEN 'arrears'
    WHEN me.active_group_limit IS NOT NULL AND public.counted_groups_of(me.user_id) >= me.active_group_limit THEN 'upgrade'
    WHEN g.join_method = 'request_to_join' THEN 'request'
    ELSE 'join'
  END
  FROM (VALUES (1)) one
  LEFT JOIN LATERAL (
    SELECT p.user_id, p.is_verified, pl.active_group_limit FROM public.user_profiles p
    LEFT JOIN public.subscribers s ON s.user_id = p.user_id LEFT JOIN public.plans pl ON pl.plan_id = coalesce(s.subscription_tier, 'free')
    WHERE p.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid) me ON true $$;
COMMENT ON FUNCTION public.group_join_option IS
  'Which button fits the visitor (D105): log_in, verify, upgrade, arrears, join, request, requested, member, full, invite_only, closed. join_group decides again when it is pressed.';

-- Computed fields of people, for the dashboard tiles (D49).
CREATE FUNCTION public.user_total_saved(p public.user_profiles) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT coalesce(sum(amount), 0)::bigint FROM public.payments x WHERE x.user_id = p.user_id AND x.status = 'completed' AND x.currency = 'USD' $$;
CREATE FUNCTION public.user_pending_contributions(p public.user_profiles) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(g.contribution_amount), 0)::bigint FROM public.board b JOIN public.groups g USING (group_id)
  WHERE b.user_id = p.user_id AND g.status = 'started' AND g.currency = 'USD' AND b.state IN ('due', 'processing', 'grace', 'late', 'upcoming') $$;
CREATE FUNCTION public.user_active_groups(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.counted_groups_of(p.user_id) $$;
CREATE FUNCTION public.user_upcoming(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (
    (SELECT count(*) FROM public.contribution_standings s JOIN public.groups g USING (group_id)
      WHERE s.user_id = p.user_id AND g.status = 'started' AND NOT s.is_recipient AND s.payment_status IS DISTINCT FROM 'completed'
        AND s.due_at > public.app_now() AND s.due_date <= (public.app_now() AT TIME ZONE g.time_zone)::date + 7)
    + (SELECT count(*) FROM public.group_schedule s JOIN public.groups g USING (group_id)
      WHERE s.recipient_id = p.user_id AND g.status = 'started' AND s.is_paid_out IS NOT TRUE
        AND s.payout_date BETWEEN (public.app_now() AT TIME ZONE g.time_zone)::date AND (public.app_now() AT TIME ZONE g.time_zone)::date + 7))::integer $$;
COMMENT ON FUNCTION public.user_upcoming IS 'Own due dates and payouts in the next 7 days (D49).';
CREATE FUNCTION public.user_completed_groups(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.completed_groups_of(p.user_id) $$;
CREATE FUNCTION public.user_on_time_rate(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.on_time_rate_of(p.user_id) $$;
CREATE FUNCTION public.user_rating(p public.user_profiles) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.rating_of(p.user_id) $$;
CREATE FUNCTION public.user_in_arrears(p public.user_profiles) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.has_arrears(p.user_id) $$;
CREATE FUNCTION public.user_may_add_group(p public.user_profiles) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT pl.active_group_limit IS NULL OR public.counted_groups_of(p.user_id) < pl.active_group_limit
    FROM public.subscribers s JOIN public.plans pl ON pl.plan_id = s.subscription_tier WHERE s.user_id = p.user_id),
    public.counted_groups_of(p.user_id) < 1) $$;

-- Tallies without names (D130).
CREATE FUNCTION public.vote_yes_count(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(*)::integer FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.vote_choice = 'yes' $$;
CREATE FUNCTION public.vote_no_count(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(*)::integer FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.vote_choice = 'no' $$;
CREATE FUNCTION public.vote_my_choice(v public.grace_period_votes, hasura_session json) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT r.vote_choice FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.voter_id = (hasura_session ->> 'x-hasura-user-id')::uuid $$;

CREATE FUNCTION public.message_reaction_map(m public.messages) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(x.emoji, x.people), '{}') FROM (
    SELECT r.emoji, jsonb_agg(r.user_id ORDER BY r.created_at) AS people FROM public.message_reactions r
    WHERE r.message_id = m.message_id GROUP BY r.emoji) x $$;
COMMENT ON FUNCTION public.message_reaction_map IS 'Map of emoji to the people who set it (D186).';
