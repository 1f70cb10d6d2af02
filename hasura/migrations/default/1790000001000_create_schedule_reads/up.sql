-- When money is due and paid out, as screens read it (D52). Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.due_date_of_round(first_due date, frequency text, payout_round integer) RETURNS date
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE frequency
    WHEN 'weekly' THEN first_due + 7 * (payout_round - 1)
    WHEN 'biweekly' THEN first_due + 14 * (payout_round - 1)
    WHEN 'monthly' THEN (first_due + make_interval(months => payout_round - 1))::date
    ELSE (first_due + make_interval(months => 3 * (payout_round - 1)))::date
  END $$;
COMMENT ON FUNCTION public.due_date_of_round IS 'D53: all counted from the first due date; short months use their last day.';

CREATE OR REPLACE VIEW public.group_schedule AS
SELECT r.group_id, r.cycle, r.payout_round, r.due_date, r.grace_end_date, r.payout_date, r.recipient_id,
  false AS is_provisional,
  g.status = 'started' AND r.payout_round = c.current_payout_round AS is_current,
  coalesce(d.status = 'completed', false) AS is_paid_out,
  CASE WHEN d.payout_id IS NULL THEN (SELECT coalesce(sum(o.amount), 0)::bigint FROM public.obligations o
      WHERE o.group_id = r.group_id AND o.cycle = r.cycle AND o.payout_round = r.payout_round AND o.waived_at IS NULL)
    ELSE d.amount + (SELECT coalesce(sum(s.amount), 0)::bigint FROM public.payout_shortfalls s WHERE s.payout_id = d.payout_id AND s.settled_at IS NOT NULL)
  END AS cash_amount,
  greatest(r.created_at, r.opens_at) AS shown_from,
  r.is_settlement,
  CASE WHEN d.status = 'completed' THEN (d.released_at AT TIME ZONE g.time_zone)::date END AS paid_out_on
FROM public.rounds r
JOIN public.groups g ON g.group_id = r.group_id AND g.current_cycle = r.cycle
JOIN public.cycles c ON c.group_id = r.group_id AND c.cycle = r.cycle
LEFT JOIN public.payout_distributions d ON d.group_id = r.group_id AND d.cycle = r.cycle AND d.payout_round = r.payout_round
UNION ALL
SELECT g.group_id, g.current_cycle, n, due.on_date, due.on_date + public.limit_of('grace'), due.on_date + g.payout_delay_days, a.user_id,
  true, false, false, g.contribution_amount * (g.member_limit - 1), a.created_at, false, NULL
FROM public.groups g
JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle AND c.started_at IS NULL AND c.start_date IS NOT NULL
CROSS JOIN LATERAL generate_series(1, g.member_limit) n
CROSS JOIN LATERAL (SELECT public.due_date_of_round(c.start_date, g.frequency, n) AS on_date) due
LEFT JOIN public.payout_assignments a ON a.group_id = g.group_id AND a.cycle = g.current_cycle AND a.payout_position = n;
COMMENT ON VIEW public.group_schedule IS 'The one schedule (D52) of the current cycle: as written once it started, provisional at the member limit before.';
COMMENT ON COLUMN public.group_schedule.is_settlement IS 'Its recipient left before it: who has received a contribution from them pays one back (D115).';
COMMENT ON COLUMN public.group_schedule.paid_out_on IS 'The day in the group''s time zone on which the payout went out, which may be later than was planned (D33); null before.';
COMMENT ON COLUMN public.group_schedule.shown_from IS 'From when who gets the money can be seen: an ex-member who left before sees no name. Null where there is none.';
COMMENT ON COLUMN public.group_schedule.cash_amount IS 'What the recipient has got in cash, with what came late (D34); before the payout what they get when everybody pays. Minor units.';
