-- People as others see them (D142: never a name, an address or an amount), and the tiles that a person sees of themselves (D49).
-- Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.completed_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(DISTINCT a.group_id)::integer FROM public.payout_assignments a
  JOIN public.group_members m ON m.group_id = a.group_id AND m.user_id = a.user_id AND m.status <> 'left'
  JOIN public.cycles c ON c.group_id = a.group_id AND c.cycle = a.cycle AND c.completed_at IS NOT NULL
  WHERE a.user_id = person $$;
COMMENT ON FUNCTION public.completed_groups_of IS 'Groups of which a person finished a cycle as a member (D49).';

CREATE OR REPLACE FUNCTION public.counted_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM public.group_members m JOIN public.groups g USING (group_id)
  WHERE m.user_id = person AND m.status = 'active' AND g.deleted_at IS NULL AND g.status NOT IN ('completed', 'closed', 'inactive') $$;
COMMENT ON FUNCTION public.counted_groups_of IS 'What counts toward a plan''s group limit (D3).';

CREATE OR REPLACE FUNCTION public.rating_of(person uuid) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT round(least(5, 3 + CASE WHEN p.is_verified THEN 0.5 ELSE 0 END + least(1, 0.2 * public.completed_groups_of(person))
    + public.on_time_rate_of(person) / 100.0
    + CASE WHEN EXISTS (SELECT 1 FROM public.group_members m JOIN public.groups g USING (group_id)
        WHERE m.user_id = person AND m.status = 'active' AND g.status = 'started') THEN 0.3 ELSE 0 END), 1)
  FROM public.user_profiles p WHERE p.user_id = person $$;
COMMENT ON FUNCTION public.rating_of IS 'D132, D133, D141: 0 to 5, one decimal.';

CREATE OR REPLACE VIEW public.member_profiles AS
SELECT p.user_id, p.alias, p.username::text AS username, p.avatar_url, p.is_verified, p.created_at AS member_since,
  public.completed_groups_of(p.user_id) AS completed_groups,
  public.on_time_rate_of(p.user_id) AS on_time_rate,
  public.contributions_fallen_due_of(p.user_id) < public.limit_of('rated_after') AS is_new_member,
  CASE WHEN public.contributions_fallen_due_of(p.user_id) >= public.limit_of('rated_after') THEN public.rating_of(p.user_id) END AS rating
FROM public.user_profiles p;
COMMENT ON VIEW public.member_profiles IS 'A person''s public face (D136, D142, D181).';

CREATE OR REPLACE FUNCTION public.user_total_saved(p public.user_profiles) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT coalesce(sum(amount), 0)::bigint FROM public.payments x WHERE x.user_id = p.user_id AND x.status = 'completed' AND x.currency = 'USD' $$;
COMMENT ON FUNCTION public.user_total_saved IS 'What the person has contributed in US dollars, in cents, without fees.';

CREATE OR REPLACE FUNCTION public.user_pending_contributions(p public.user_profiles) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(o.amount), 0)::bigint FROM public.obligation_standings o
  WHERE o.user_id = p.user_id AND o.is_current AND o.is_owed AND o.currency = 'USD' $$;
COMMENT ON FUNCTION public.user_pending_contributions IS 'Own contributions due or processing in current rounds, cents (D49).';

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
