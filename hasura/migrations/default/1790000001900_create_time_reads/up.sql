-- When a page must be read again although nobody has done anything. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.group_changes_at(g public.groups) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(i.at) FROM (
    -- Days are counted in the group's time zone: due today, days of grace left, days until the next payout.
    SELECT ((public.app_now() AT TIME ZONE g.time_zone)::date + 1)::timestamp AT TIME ZONE g.time_zone
    UNION ALL
    SELECT unnest(ARRAY[r.opens_at, r.due_at, r.grace_ends_at]) FROM public.rounds r WHERE r.group_id = g.group_id
    UNION ALL
    -- A vote has moved the grace of one member (D123, D127).
    SELECT o.grace_ends_at FROM public.grace_period_votes v JOIN public.rounds r USING (round_id)
    JOIN public.obligations o ON o.group_id = r.group_id AND o.cycle = r.cycle AND o.payout_round = r.payout_round AND o.user_id = v.user_id
    WHERE v.group_id = g.group_id AND v.vote_type = 'extend_grace'
    UNION ALL
    SELECT l.valid_until FROM public.late_allowances l JOIN public.rounds r USING (round_id) WHERE r.group_id = g.group_id
    UNION ALL
    SELECT q.opens_at FROM public.late_requests q JOIN public.rounds r USING (round_id) WHERE r.group_id = g.group_id AND q.answered_at IS NULL
    UNION ALL
    SELECT q.answer_due_at FROM public.leave_requests q WHERE q.group_id = g.group_id AND q.status = 'open'
    UNION ALL
    SELECT v.expires_at FROM public.grace_period_votes v WHERE v.group_id = g.group_id AND v.status = 'active'
    UNION ALL
    SELECT v.closed_at + make_interval(days => public.limit_of('restart_pause')) FROM public.grace_period_votes v
    WHERE v.group_id = g.group_id AND v.vote_type = 'restart_group' AND v.status = 'failed'
    UNION ALL
    SELECT c.completed_at + make_interval(days => day) FROM public.cycles c, generate_series(1, public.limit_of('archive_after')::integer) day
    WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle
  ) i (at) WHERE i.at > (SELECT public.app_now()) $$;
COMMENT ON FUNCTION public.group_changes_at IS 'The next instant at which what is said of the group changes by time alone: a round opens, falls due or ends its grace, a late allowance ends, a late payment opens by itself, the time of a vote is over, the next one may begin, a day begins in the group''s time zone.';

CREATE OR REPLACE FUNCTION public.group_seconds_to_change(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT ceil(extract(epoch FROM public.group_changes_at(g) - public.app_now()))::integer $$;
COMMENT ON FUNCTION public.group_seconds_to_change IS 'Seconds until group_changes_at, so that a client needs no clock of its own (D248). It differs with every read: a live query must not ask for it.';

CREATE OR REPLACE FUNCTION public.user_seconds_to_change(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(public.group_seconds_to_change(g)) FROM public.group_members m JOIN public.groups g USING (group_id)
  WHERE m.user_id = p.user_id AND m.status IN ('active', 'completed') AND g.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.user_seconds_to_change IS 'Seconds until the first of a person''s groups changes by time alone; null without a group. A live query must not ask for it.';

-- Names of regions, and the few for no region. Not taken are short ones such as EST, which other places use for other zones.
INSERT INTO private.time_zones SELECT z.name FROM pg_timezone_names z
WHERE z.name ~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/' OR z.name IN ('UTC', 'GMT')
ON CONFLICT DO NOTHING;
