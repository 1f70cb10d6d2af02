-- The seats around the ring. Replayed whole: every statement replaces.

CREATE OR REPLACE VIEW public.board AS
SELECT m.group_id, m.user_id, m.role, m.joined_at, a.payout_position,
  CASE
    WHEN g.status = 'completed' THEN 'completed'
    WHEN r.round_id IS NULL THEN 'waiting'
    WHEN r.recipient_id = m.user_id THEN 'excused'
    ELSE CASE o.state
      WHEN 'too_early' THEN 'upcoming' WHEN 'early' THEN 'due' WHEN 'due_today' THEN 'due'
      WHEN 'late_allowed' THEN 'late' WHEN 'expired' THEN 'late' ELSE o.state END
  END AS state,
  CASE WHEN o.state = 'grace' THEN o.grace_end_date - (o.at AT TIME ZONE g.time_zone)::date + 1 END AS grace_days_left,
  coalesce(r.recipient_id = m.user_id, false) AS is_recipient,
  EXISTS (SELECT 1 FROM public.payout_distributions d
    WHERE d.group_id = m.group_id AND d.cycle = g.current_cycle AND d.recipient_id = m.user_id AND d.status = 'completed') AS has_received
FROM public.group_members m
JOIN public.groups g ON g.group_id = m.group_id
JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle
LEFT JOIN public.payout_assignments a ON a.group_id = m.group_id AND a.user_id = m.user_id AND a.cycle = g.current_cycle
LEFT JOIN public.rounds r ON g.status = 'started' AND r.group_id = m.group_id AND r.cycle = c.cycle AND r.payout_round = c.current_payout_round
-- OFFSET 0 makes Postgres plan this as a look-up of its own: a flat join of ten tables takes longer to plan than to
-- run.
LEFT JOIN LATERAL (SELECT x.* FROM public.obligation_standings x WHERE x.group_id = r.group_id AND x.cycle = r.cycle
  AND x.payout_round = r.payout_round AND x.user_id = m.user_id OFFSET 0) o ON true
WHERE m.status IN ('active', 'completed');
COMMENT ON VIEW public.board IS 'The seats round the ring: who is in the circle, in which order, and each one''s state in the current round (D96). No amounts, no methods.';
