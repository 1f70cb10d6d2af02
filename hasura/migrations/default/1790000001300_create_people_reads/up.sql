-- People as others see them (D142: never a name, an address or an amount), and the tiles that a person sees of themselves (D49).
-- Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.counted_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.group_members m JOIN public.groups g USING (group_id)
  WHERE m.user_id = person AND m.status = 'active' AND g.deleted_at IS NULL AND g.status NOT IN ('pending', 'completed', 'closed', 'inactive') $$;
COMMENT ON FUNCTION public.counted_groups_of IS 'What counts toward a plan''s group limit (D3).';

CREATE OR REPLACE VIEW public.member_profiles AS
SELECT p.user_id, p.alias, p.username::text AS username, p.avatar_url, p.is_verified, p.created_at AS member_since,
  public.completed_groups_of(p.user_id) AS completed_groups,
  private.share_on_time(paid.on_time, paid.fallen_due) AS on_time_rate,
  paid.fallen_due < public.limit_of('rated_after') AS is_new_member,
  CASE WHEN paid.fallen_due >= public.limit_of('rated_after') THEN private.rating_from(p.is_verified, public.completed_groups_of(p.user_id),
    private.share_on_time(paid.on_time, paid.fallen_due), private.takes_part(p.user_id)) END AS rating,
  public.level_of(public.points_of(p.user_id), p.reputation_score, 0) AS level
FROM public.user_profiles p
-- Counted once for all that is made of it, and not at all where none of it is asked for: an aggregate in a left join goes
-- with its columns.
LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE o.is_on_time) AS on_time, count(*) AS fallen_due
  FROM public.obligation_standings o WHERE o.user_id = p.user_id AND o.has_fallen_due) paid ON true;
COMMENT ON VIEW public.member_profiles IS 'A person''s public face (D136, D142, D181).';

CREATE OR REPLACE VIEW public.own_sums AS
SELECT p.user_id, s.currency, s.currency = chosen.currency AS is_chosen, sum(s.saved)::bigint AS saved, sum(s.pending)::bigint AS pending
FROM public.user_profiles p
CROSS JOIN LATERAL (SELECT coalesce((SELECT f.currency FROM public.user_preferences f WHERE f.user_id = p.user_id), 'USD') AS currency) chosen
CROSS JOIN LATERAL (
  SELECT chosen.currency, 0::bigint AS saved, 0::bigint AS pending
  UNION ALL
  SELECT x.currency, x.amount, 0 FROM public.payments x WHERE x.user_id = p.user_id AND x.status = 'completed' AND x.given_back_at IS NULL
  UNION ALL
  SELECT o.currency, 0, o.amount FROM public.obligation_standings o WHERE o.user_id = p.user_id AND o.is_current AND o.is_owed) s
GROUP BY p.user_id, s.currency, chosen.currency;
COMMENT ON VIEW public.own_sums IS
  'What a person has contributed, and what is due or on its way in current rounds, without fees (D49): a row for each currency and one for the chosen one in any case. Nothing is converted (D44).';
COMMENT ON COLUMN public.own_sums.saved IS 'The own completed contributions without those that came back, in minor units of `currency`.';
COMMENT ON COLUMN public.own_sums.pending IS 'The own contributions due or processing in current rounds, in minor units of `currency`.';

CREATE OR REPLACE FUNCTION public.user_active_groups(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.counted_groups_of(p.user_id) $$;
COMMENT ON FUNCTION public.user_active_groups IS 'Groups the person is an active member of that are neither completed, closed nor ended.';

CREATE OR REPLACE FUNCTION public.user_upcoming(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (
    (SELECT count(*) FROM public.obligation_standings o
      WHERE o.user_id = p.user_id AND o.is_running AND o.is_owed
        AND o.due_at > o.at AND o.due_date <= (o.at AT TIME ZONE o.time_zone)::date + public.limit_of('upcoming_window'))
    + (SELECT count(*) FROM public.group_schedule s JOIN public.groups g USING (group_id)
      WHERE s.recipient_id = p.user_id AND g.status = 'started' AND s.is_paid_out IS NOT TRUE
        AND s.payout_date BETWEEN (public.app_now() AT TIME ZONE g.time_zone)::date AND (public.app_now() AT TIME ZONE g.time_zone)::date + public.limit_of('upcoming_window')))::integer $$;
COMMENT ON FUNCTION public.user_upcoming IS 'Own due dates and payouts within the window of `limits` (D49).';

CREATE OR REPLACE FUNCTION public.user_completed_groups(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.completed_groups_of(p.user_id) $$;
COMMENT ON FUNCTION public.user_completed_groups IS 'Groups in which the person was there for a cycle to its end.';

CREATE OR REPLACE FUNCTION public.user_on_time_rate(p public.user_profiles) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.on_time_rate_of(p.user_id) $$;
COMMENT ON FUNCTION public.user_on_time_rate IS 'Share of the person''s contributions that were paid on time, in whole percent; 100 when nothing has fallen due (D134).';

CREATE OR REPLACE FUNCTION public.user_rating(p public.user_profiles) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.rating_of(p.user_id) $$;
COMMENT ON FUNCTION public.user_rating IS 'The rating of the person, 0 to 5 with one decimal (D132).';

CREATE OR REPLACE FUNCTION public.user_in_arrears(p public.user_profiles) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT public.has_arrears(p.user_id) $$;
COMMENT ON FUNCTION public.user_in_arrears IS 'Whether the person owes a contribution after its grace (D61).';

CREATE OR REPLACE FUNCTION public.activity_is_recent(a public.activity_feed) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT a.created_at > public.app_now() - public.span_of('activity_shown') $$;
COMMENT ON FUNCTION public.activity_is_recent IS 'Whether a line of the feed is young enough for the dashboard.';
