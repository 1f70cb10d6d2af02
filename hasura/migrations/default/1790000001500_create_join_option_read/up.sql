-- Who may join a group. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.group_join_option(g public.groups, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
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
