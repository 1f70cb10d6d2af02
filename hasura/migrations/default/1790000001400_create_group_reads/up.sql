-- Computed fields of groups. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.group_total_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.contribution_amount * coalesce(g.locked_member_count, g.member_limit) $$;
COMMENT ON FUNCTION public.group_total_payout IS 'The gross pot (D29).';

CREATE OR REPLACE FUNCTION public.group_cash_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.contribution_amount * (coalesce(g.locked_member_count, g.member_limit) - 1) $$;
COMMENT ON FUNCTION public.group_cash_payout IS 'What a recipient gets in cash: the pot without the own share (D29).';

CREATE OR REPLACE FUNCTION public.group_spots_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT g.member_limit - g.current_members $$;

CREATE OR REPLACE FUNCTION public.group_cycle_progress(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN g.status = 'completed' THEN 100 WHEN g.locked_member_count IS NULL THEN 0 ELSE
    (100 * (SELECT count(*) FROM public.payout_distributions d
      WHERE d.group_id = g.group_id AND d.cycle = g.current_cycle AND d.status = 'completed') / g.locked_member_count)::integer END $$;
COMMENT ON FUNCTION public.group_cycle_progress IS 'Whole percent of released payouts (D97).';

CREATE OR REPLACE FUNCTION public.group_pot_balance(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT sum(p.amount) FROM public.payments p WHERE p.group_id = g.group_id AND p.cycle = g.current_cycle
    AND p.payout_round = g.current_payout_round AND p.status = 'completed'), 0)::bigint $$;
COMMENT ON FUNCTION public.group_pot_balance IS 'Cash collected for the current round, minor units.';

CREATE OR REPLACE FUNCTION public.group_admin_alias(g public.groups) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = g.admin_id $$;

CREATE OR REPLACE FUNCTION public.group_admin_rating(g public.groups) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT mp.rating FROM public.member_profiles mp WHERE mp.user_id = g.admin_id $$;

CREATE OR REPLACE FUNCTION public.group_member_avatars(g public.groups) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(coalesce(x.avatar_url, '')), '[]') FROM (
    SELECT p.avatar_url FROM public.group_members m JOIN public.user_profiles p USING (user_id)
    WHERE m.group_id = g.group_id AND m.status = 'active' ORDER BY m.joined_at, m.user_id LIMIT public.limit_of('faces_shown')) x $$;
COMMENT ON FUNCTION public.group_member_avatars IS 'A few faces without names (D95): a list of texts, an empty one where someone has no picture. As jsonb, since a computed field may return no array.';

CREATE OR REPLACE FUNCTION public.group_archive_days_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN g.status = 'completed' THEN greatest(0, public.limit_of('archive_after') - extract(day FROM public.app_now() - g.completed_at)::integer) END $$;
COMMENT ON FUNCTION public.group_archive_days_left IS 'Days until a completed group leaves the lists; 0 means archived (D83).';
