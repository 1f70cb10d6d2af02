-- The seats round the ring. Replayed whole: every statement replaces.

CREATE OR REPLACE VIEW public.board AS
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
JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle
LEFT JOIN public.rounds r ON g.status = 'started' AND r.group_id = m.group_id AND r.cycle = c.cycle AND r.payout_round = c.current_payout_round
LEFT JOIN public.payments p ON p.group_id = m.group_id AND p.user_id = m.user_id AND p.cycle = r.cycle
  AND p.payout_round = r.payout_round AND p.status <> 'failed'
CROSS JOIN LATERAL (SELECT public.contribution_state(
  public.app_now(), g.time_zone, r.due_date, r.opens_at, r.due_at, r.grace_ends_at, r.recipient_id = m.user_id,
  p.status, coalesce(p.is_processing, false), false) AS state) s
WHERE m.status IN ('active', 'completed');
COMMENT ON VIEW public.board IS 'The seats round the ring: who is in the circle, in which order, and each one''s state in the current round (D96). No amounts, no methods.';
