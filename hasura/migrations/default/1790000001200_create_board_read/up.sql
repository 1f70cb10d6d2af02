-- The board of a round: the seats around the ring, what the round's payout waits for, and what was missing from payouts
-- that have gone out. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.seat_state(standing text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE standing
    WHEN 'too_early' THEN 'upcoming' WHEN 'early' THEN 'due' WHEN 'due_today' THEN 'due'
    WHEN 'late_allowed' THEN 'late' WHEN 'expired' THEN 'late' WHEN 'waived' THEN 'not_asked' ELSE standing END $$;
COMMENT ON FUNCTION private.seat_state IS 'What the others read of where a member stands in a round (D96).';

CREATE OR REPLACE VIEW public.board AS
SELECT m.group_id, m.user_id, m.role, m.joined_at, a.payout_position,
  CASE
    WHEN g.status = 'completed' THEN 'completed'
    WHEN r.round_id IS NULL THEN 'waiting'
    WHEN r.recipient_id = m.user_id THEN 'excused'
    ELSE private.seat_state(o.state)
  END AS state,
  CASE WHEN o.state = 'grace' THEN o.days_of_grace END AS grace_days_left,
  coalesce(r.recipient_id = m.user_id, false) AS is_recipient,
  EXISTS (SELECT 1 FROM public.payout_distributions d
    WHERE d.group_id = m.group_id AND d.cycle = g.current_cycle AND d.recipient_id = m.user_id AND d.status = 'completed') AS has_received,
  m.status = 'left' AS has_left,
  -- Whoever sees the board sees who is on it: their names need no right of their own to be asked for each seat.
  p.alias, p.avatar_url, p.is_verified, p.username::text AS username
FROM public.group_members m
JOIN public.groups g ON g.group_id = m.group_id
JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle
LEFT JOIN public.user_profiles p ON p.user_id = m.user_id
LEFT JOIN public.payout_assignments a ON a.group_id = m.group_id AND a.user_id = m.user_id AND a.cycle = g.current_cycle
-- OFFSET 0: looked up by its number, not sought among all rounds for each seat.
LEFT JOIN LATERAL (SELECT x.* FROM public.rounds x WHERE g.status = 'started' AND x.group_id = c.group_id AND x.cycle = c.cycle
  AND x.payout_round = c.current_payout_round OFFSET 0) r ON true
-- OFFSET 0 makes Postgres plan this as a look-up of its own: a flat join of ten tables takes longer to plan than to
-- run.
LEFT JOIN LATERAL (SELECT x.* FROM public.obligation_standings x WHERE x.group_id = r.group_id AND x.cycle = r.cycle
  AND x.payout_round = r.payout_round AND x.user_id = m.user_id OFFSET 0) o ON true
-- Who has completed the membership with an earlier cycle has no seat in this one (D86). Whoever left a circle that had
-- started keeps the seat, so that the turns stay where they are (D257).
WHERE m.status = 'active' OR m.status = 'completed' AND a.user_id IS NOT NULL
  OR m.status = 'left' AND a.payout_position IS NOT NULL AND c.started_at IS NOT NULL;
COMMENT ON VIEW public.board IS 'The seats round the ring: who is in the circle, in which order, and each one''s state in the current round (D96). No amounts, no methods.';

CREATE OR REPLACE VIEW public.verified_names AS
SELECT g.group_id, m.user_id, g.admin_id, v.verified_name
FROM public.groups g
JOIN public.group_members m ON m.group_id = g.group_id AND m.status = 'active'
JOIN LATERAL (SELECT x.verified_name FROM public.identity_verifications x
  WHERE x.user_id = m.user_id AND x.status = 'verified' AND x.verified_name IS NOT NULL ORDER BY x.decided_at DESC LIMIT 1) v ON true
WHERE g.status = 'started' AND g.deleted_at IS NULL;
COMMENT ON VIEW public.verified_names IS 'The verified first name and last initial of each active member of a started group, for its admin alone (D181).';

CREATE OR REPLACE FUNCTION private.add_business_days(day date, days integer) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT later.day::date FROM generate_series(add_business_days.day + 1, add_business_days.day + make_interval(weeks => days), '1 day') later (day)
  WHERE to_char(later.day, 'dy') NOT IN ('sat', 'sun') ORDER BY later.day OFFSET days - 1 LIMIT 1 $$;
COMMENT ON FUNCTION private.add_business_days IS 'The day that many Mondays to Fridays later (D71), for one day or more.';

CREATE OR REPLACE FUNCTION private.payout_wait(
  at timestamptz, zone text, frozen_at timestamptz, opens_at timestamptz, due_date date, due_at timestamptz, payout_date date,
  given_back_at timestamptz, vote_until timestamptz, unpaid_until timestamptz, coming_on date, OUT reason text, OUT on_day date)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
      WHEN frozen_at IS NOT NULL THEN 'frozen'
      WHEN given_back_at IS NOT NULL THEN 'given_back'
      WHEN vote_until IS NOT NULL THEN 'vote'
      WHEN w.is_unpaid AND at < opens_at THEN 'not_open'
      WHEN w.is_unpaid AND at < due_at THEN 'contributions'
      WHEN w.is_unpaid THEN 'overdue'
      WHEN coming_on > payout_date OR coming_on IS NOT NULL AND payout_date <= w.today THEN 'coming'
      WHEN payout_date > w.today THEN 'payout_day'
      ELSE 'released_now'
    END,
    CASE
      WHEN frozen_at IS NOT NULL THEN (frozen_at AT TIME ZONE zone)::date
      WHEN given_back_at IS NOT NULL THEN (given_back_at AT TIME ZONE zone)::date
      WHEN vote_until IS NOT NULL THEN (vote_until AT TIME ZONE zone)::date
      WHEN w.is_unpaid AND at < opens_at THEN (opens_at AT TIME ZONE zone)::date
      WHEN w.is_unpaid AND at < due_at THEN due_date
      WHEN w.is_unpaid THEN greatest((unpaid_until AT TIME ZONE zone)::date, payout_date) - 1
      WHEN coming_on > payout_date OR coming_on IS NOT NULL AND payout_date <= w.today THEN greatest(coming_on, w.today)
      ELSE greatest(payout_date, w.today)
    END
  FROM (SELECT (at AT TIME ZONE zone)::date AS today, coalesce(unpaid_until > at, false) AS is_unpaid) w $$;
COMMENT ON FUNCTION private.payout_wait IS
  'The one reason why a payout has not gone out, and its one day (D33, D210): frozen and given_back, since when; vote, until when the circle decides whether the recipient stays (D65); not_open, from when the round can be paid; contributions, by when they are due; overdue, the last day on which it waits for those who have let the due date pass; coming, when money on its way is there; payout_day; released_now, in the next minute. `unpaid_until` is the end of the round''s grace where somebody has not paid, whose own grace may be longer (D127), `coming_on` when the last started payment has settled.';

CREATE OR REPLACE FUNCTION private.is_behind_at_turn(circle uuid, cycle_number integer, turn integer, person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*) >= public.limit_of('unpaid_at_turn') FROM public.obligation_standings o
  WHERE o.group_id = circle AND o.cycle = cycle_number AND o.payout_round < turn AND o.user_id = person AND o.is_arrear $$;
COMMENT ON FUNCTION private.is_behind_at_turn IS 'Whether a person owes so many contributions of the rounds before their turn after their grace that their own payout waits for the circle (D65).';

CREATE OR REPLACE FUNCTION private.has_moved_on(p public.payments) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM public.payout_distributions d
    WHERE (d.group_id, d.cycle, d.payout_round) = (p.group_id, p.cycle, p.payout_round) AND NOT EXISTS (SELECT FROM public.payout_shortfalls s
      WHERE s.payout_id = d.payout_id AND s.payer_id = p.user_id AND s.settled_at IS NULL)) $$;
COMMENT ON FUNCTION private.has_moved_on IS 'Whether the money of a payment is in a payout that went out, or was forwarded to who had been short (D34).';

CREATE OR REPLACE VIEW public.payout_waits AS
SELECT r.group_id, r.cycle, r.payout_round, r.recipient_id, w.reason, w.on_day
FROM public.groups g
JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle
JOIN public.rounds r ON r.group_id = g.group_id AND r.cycle = g.current_cycle AND r.payout_round <= c.current_payout_round
CROSS JOIN LATERAL (SELECT public.circle_time((SELECT public.app_now()), g.frozen_at) AS at) t
CROSS JOIN LATERAL (SELECT
  min(least(p.refunded_at, p.disputed_at)) AS given_back_at,
  CASE WHEN bool_or(o.is_asked AND o.payment_status IS DISTINCT FROM 'completed' AND NOT o.is_processing) THEN r.grace_ends_at END AS unpaid_until,
  (SELECT max(v.expires_at) FROM public.grace_period_votes v WHERE v.group_id = r.group_id AND v.user_id = r.recipient_id
    AND v.vote_type = 'remove_member' AND v.status = 'active' AND r.payout_at <= t.at
    AND private.is_behind_at_turn(r.group_id, r.cycle, r.payout_round, r.recipient_id)) AS vote_until,
  max(CASE
    WHEN o.is_processing THEN
      private.add_business_days((o.started_at AT TIME ZONE o.time_zone)::date, public.limit_of('bank_debit_settles')::integer)
    WHEN o.payment_status = 'pending' THEN
      ((o.started_at + make_interval(mins => public.limit_of('checkout_expires')::integer)) AT TIME ZONE o.time_zone)::date
    WHEN o.held_until > t.at THEN (o.held_until AT TIME ZONE o.time_zone)::date
  END) AS coming_on
  FROM public.obligation_standings o LEFT JOIN public.payments p ON p.payment_id = o.payment_id
  WHERE o.group_id = r.group_id AND o.cycle = r.cycle AND o.payout_round = r.payout_round) f
-- Whether somebody owes a leaver one in return is known when the leaver's own money can go back no more (D115).
CROSS JOIN LATERAL (SELECT
  min(least(p.refunded_at, p.disputed_at)) AS given_back_at,
  max(CASE
    WHEN p.is_processing THEN
      private.add_business_days((p.started_at AT TIME ZONE g.time_zone)::date, public.limit_of('bank_debit_settles')::integer)
    WHEN p.status = 'pending' THEN
      ((p.started_at + make_interval(mins => public.limit_of('checkout_expires')::integer)) AT TIME ZONE g.time_zone)::date
    WHEN p.payment_method <> 'card' AND p.held_until > t.at THEN (p.held_until AT TIME ZONE g.time_zone)::date
  END) AS coming_on
  FROM public.payments p JOIN public.obligations o USING (group_id, cycle, payout_round, user_id)
  WHERE r.is_settlement AND p.group_id = r.group_id AND p.cycle = r.cycle AND p.user_id = r.recipient_id AND p.status <> 'failed'
    AND o.waived_at IS NULL AND NOT private.has_moved_on(p)) s
CROSS JOIN LATERAL private.payout_wait(t.at, g.time_zone, g.frozen_at, r.opens_at, r.due_date, r.due_at, r.payout_date,
  least(f.given_back_at, s.given_back_at), f.vote_until, f.unpaid_until, greatest(f.coming_on, s.coming_on)) w
WHERE g.status = 'started' AND NOT EXISTS (SELECT 1 FROM public.payout_distributions d
  WHERE d.group_id = r.group_id AND d.cycle = r.cycle AND d.payout_round = r.payout_round);
COMMENT ON VIEW public.payout_waits IS
  'What the payout of each round up to the one at hand waits for, until it has gone out: one reason and one day (D33). Never who or how: no names, no methods.';

CREATE OR REPLACE VIEW public.past_shortfalls AS
SELECT d.group_id, d.cycle, d.payout_round, d.recipient_id, s.payer_id, s.amount, d.currency,
  CASE
    WHEN s.settled_at IS NOT NULL THEN 'forwarded'
    WHEN p.refunded_amount > 0 OR p.disputed_at IS NOT NULL THEN 'given_back'
    WHEN p.status = 'completed' OR p.is_processing THEN 'coming'
    ELSE 'owed'
  END AS state,
  (coalesce(s.settled_at, CASE WHEN p.status = 'completed' THEN greatest(p.held_until, p.paid_at) END) AT TIME ZONE g.time_zone)::date AS on_day,
  d.created_at AS shown_from
FROM public.payout_shortfalls s
JOIN public.payout_distributions d ON d.payout_id = s.payout_id
JOIN public.groups g ON g.group_id = d.group_id
LEFT JOIN public.payments p ON p.group_id = d.group_id AND p.cycle = d.cycle AND p.payout_round = d.payout_round
  AND p.user_id = s.payer_id AND p.status <> 'failed'
-- What an exit has set off is owed by nobody any more (D115).
WHERE s.settled_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM public.obligations o WHERE o.group_id = d.group_id AND o.cycle = d.cycle
  AND o.payout_round = d.payout_round AND o.user_id = s.payer_id AND o.waived_at IS NOT NULL);
COMMENT ON VIEW public.past_shortfalls IS
  'What was missing from each payout that has gone out, from whom, and what became of it (D34): owed, coming, given_back or forwarded, with the day of the forwarding, or on which it is expected. What an exit has set off is left out.';
COMMENT ON COLUMN public.past_shortfalls.amount IS 'The contribution that was missing, in minor units of `currency`.';

CREATE OR REPLACE VIEW public.past_payouts AS
SELECT d.group_id, d.cycle, d.payout_round, d.recipient_id, d.amount, d.shortfall_amount, d.currency,
  (d.released_at AT TIME ZONE g.time_zone)::date AS paid_out_on, d.created_at AS shown_from
FROM public.payout_distributions d JOIN public.groups g USING (group_id) WHERE d.status = 'completed';
COMMENT ON VIEW public.past_payouts IS 'The payouts that have gone out, of every cycle, as every member may read them (D96).';
COMMENT ON COLUMN public.past_payouts.amount IS 'What the recipient got in cash when it went out, in minor units of `currency`.';
COMMENT ON COLUMN public.past_payouts.shortfall_amount IS 'What was missing then, in minor units of `currency`.';
