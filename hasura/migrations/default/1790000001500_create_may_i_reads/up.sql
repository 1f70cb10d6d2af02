-- May I? One answer for the button, the reason beside it and the next step (D105, D236): {allowed, act} or
-- {allowed, code, values?, next?, until?, act?}, in the codes and values of the service's refusals. The pure functions of
-- the service give the same answers, held together by drawn situations; the service decides again when a button is pressed.
-- Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.refusal_next(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE code
    WHEN 'not-signed-in' THEN '/login'
    WHEN 'account-suspended' THEN '/support'
    WHEN 'group-not-found' THEN '/groups'
    WHEN 'group-full' THEN '/groups?tab=discover'
    WHEN 'group-closed' THEN '/groups?tab=discover'
    WHEN 'invite-only' THEN '/groups?tab=discover'
    WHEN 'identity-required' THEN '/identity-verification'
    WHEN 'identity-required-to-accept' THEN '/identity-verification'
    WHEN 'identity-required-to-create' THEN '/identity-verification'
    WHEN 'identity-required-to-pay' THEN '/identity-verification'
    WHEN 'free-plan-limit' THEN '/subscription'
    WHEN 'in-arrears' THEN '/dashboard'
  END $$;
COMMENT ON FUNCTION private.refusal_next IS 'The page that helps with a refusal, as the service''s catalogue names it; a test compares the two.';

CREATE OR REPLACE FUNCTION private.may(act text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT jsonb_build_object('allowed', true, 'act', act) $$;
COMMENT ON FUNCTION private.may IS 'The answer where a thing may be done: the act that the button does.';

CREATE OR REPLACE FUNCTION private.may_not(code text, facts jsonb DEFAULT NULL, until timestamptz DEFAULT NULL, act text DEFAULT NULL)
RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('allowed', false, 'code', code, 'values', facts, 'next', private.refusal_next(code),
    'until', until, 'act', act)) $$;
COMMENT ON FUNCTION private.may_not IS
  'The answer where a thing may not be done: the code, the facts of its sentence, the instant from which it no longer holds, and what may be done all the same.';

CREATE OR REPLACE FUNCTION private.group_limit_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT p.active_group_limit FROM public.plans p
  WHERE p.plan_id = coalesce((SELECT s.subscription_tier FROM public.subscribers s WHERE s.user_id = person), 'free') $$;
COMMENT ON FUNCTION private.group_limit_of IS 'In how many groups the plan of a person lets them be at a time (D3); null means any number.';

CREATE OR REPLACE VIEW private.open_invitations AS
SELECT i.invitation_id, i.group_id, i.inviter_id, p.user_id FROM public.group_invitations i JOIN public.user_profiles p ON p.email = i.invitee_email
WHERE i.status = 'pending' AND i.expires_at > public.app_now() AND p.email_confirmed_at IS NOT NULL;
COMMENT ON VIEW private.open_invitations IS 'The invitations that can be accepted, and by whom: each is bound to an address, which the person has proved (D109, D110).';

CREATE OR REPLACE FUNCTION private.is_invited(circle uuid, person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT EXISTS (SELECT 1 FROM private.open_invitations i WHERE i.group_id = circle AND i.user_id = person) $$;
COMMENT ON FUNCTION private.is_invited IS 'Whether a person has an invitation to a group that can be accepted.';

CREATE OR REPLACE FUNCTION public.group_may_join(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.user_id IS NULL AND g.status <> 'recruiting' THEN private.may_not('group-closed')
    WHEN me.user_id IS NULL AND g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN me.user_id IS NULL THEN private.may_not('not-signed-in')
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id = me.user_id OR EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.user_id = me.user_id AND m.status = 'active') THEN private.may_not('already-member')
    WHEN EXISTS (SELECT 1 FROM public.join_requests j
      WHERE j.group_id = g.group_id AND j.user_id = me.user_id AND j.status = 'pending') AND NOT private.is_invited(g.group_id, me.user_id) THEN private.may_not('request-pending')
    WHEN g.status <> 'recruiting' THEN private.may_not('group-closed')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN g.join_method = 'invite_only' AND NOT private.is_invited(g.group_id, me.user_id) THEN private.may_not('invite-only')
    WHEN NOT EXISTS (SELECT 1 FROM public.currencies c WHERE c.code = g.currency AND c.is_enabled) THEN private.may_not('group-closed')
    WHEN g.current_members >= g.member_limit THEN private.may_not('group-full')
    WHEN NOT me.is_verified THEN private.may_not('identity-required')
    WHEN public.has_arrears(me.user_id) THEN private.may_not('in-arrears')
    WHEN public.counted_groups_of(me.user_id) >= private.group_limit_of(me.user_id)
      THEN private.may_not('free-plan-limit', jsonb_build_object('count', private.group_limit_of(me.user_id)))
    WHEN EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.status = 'active' AND m.alias_look = private.look_of(me.alias)) THEN private.may_not('alias-taken')
    WHEN private.is_invited(g.group_id, me.user_id) THEN private.may('accept')
    WHEN g.join_method = 'direct' THEN private.may('join')
    ELSE (
      SELECT CASE WHEN d.until > public.app_now()
        THEN private.may_not('ask-again-later', jsonb_build_object('days', d.days), d.until) ELSE private.may('request') END
      FROM (SELECT (max(j.processed_at) AT TIME ZONE 'UTC' + make_interval(days => p.days)) AT TIME ZONE 'UTC' AS until, p.days FROM (SELECT public.limit_of('ask_again_after') AS days) p
        LEFT JOIN public.join_requests j ON j.group_id = g.group_id AND j.user_id = me.user_id AND j.status = 'rejected'
        GROUP BY p.days) d)
  END
  FROM (VALUES (1)) one
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_join IS
  'Whether the person of the session may join (D105): the acts accept (an invitation), join and request, or why not, already-member and request-pending included.';

CREATE OR REPLACE FUNCTION public.group_may_invite(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN me.user_id IS NULL OR g.admin_id <> me.user_id AND NOT EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.user_id = me.user_id AND m.status = 'active') THEN
      CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
        THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN NOT g.is_public AND g.admin_id <> me.user_id THEN private.may_not('not-allowed')
    WHEN g.status <> 'recruiting' THEN private.may_not('group-closed')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN NOT EXISTS (SELECT 1 FROM public.currencies c WHERE c.code = g.currency AND c.is_enabled) THEN private.may_not('group-closed')
    WHEN g.current_members >= g.member_limit THEN private.may_not('group-full')
    ELSE private.may('invite')
  END
  FROM (VALUES (1)) one
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_invite IS
  'Whether the person of the session may invite to the group (D107): the act invite, or why not. Any active member of a public group, the admin of a private one, while a seat is free.';

CREATE OR REPLACE FUNCTION public.group_may_start(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id IS DISTINCT FROM me.user_id THEN
      CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
        THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN g.status IN ('pending', 'closed') THEN private.may_not('group-closed')
    WHEN g.status NOT IN ('recruiting', 'ready_to_start') THEN private.may_not('already-started')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN NOT g.manual_start_enabled THEN private.may_not('manual-start-disabled')
    WHEN g.current_members = 0 THEN private.may_not('no-members')
    WHEN g.current_members < f.needed THEN private.may_not('not-enough-members',
      jsonb_build_object('needed', f.needed, 'members', g.current_members), NULL,
      CASE WHEN g.current_members >= f.smallest AND f.is_order_complete THEN 'start_anyway' END)
    WHEN NOT f.is_order_complete THEN private.may_not('payout-order-incomplete')
    ELSE private.may('start')
  END
  FROM (SELECT s.smallest, greatest(g.minimum_members_to_start, s.smallest) AS needed,
      -- An order made by hand must name every member once and nobody else (D79).
      g.payout_assignment_method <> 'manual' OR NOT EXISTS (
        SELECT 1 FROM (SELECT m.user_id FROM public.group_members m WHERE m.group_id = g.group_id AND m.status = 'active') m
        FULL JOIN (SELECT a.user_id FROM public.payout_assignments a WHERE a.group_id = g.group_id AND a.cycle = g.current_cycle) a
          ON a.user_id = m.user_id
        WHERE m.user_id IS NULL OR a.user_id IS NULL) AS is_order_complete
    FROM (SELECT public.limit_of('members_min') AS smallest) s) f
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_start IS
  'Whether the person of the session may start the group by hand (D76, D79): the act start, or why not; with too few members the act start_anyway where the admin may insist.';

CREATE OR REPLACE FUNCTION public.user_may_found(p public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN NOT p.is_verified THEN private.may_not('identity-required-to-create')
    WHEN public.has_arrears(p.user_id) THEN private.may_not('in-arrears')
    WHEN public.counted_groups_of(p.user_id) >= private.group_limit_of(p.user_id)
      THEN private.may_not('free-plan-limit', jsonb_build_object('count', private.group_limit_of(p.user_id)))
    ELSE private.may('found')
  END $$;
COMMENT ON FUNCTION public.user_may_found IS 'Whether a person may found a group (D3, D62): the act found, or why not.';

CREATE OR REPLACE FUNCTION public.standing_may_pay(s public.contribution_standings) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN NOT p.is_verified THEN private.may_not('identity-required-to-pay')
    WHEN NOT s.is_asked THEN private.may_not('group-not-started')
    ELSE CASE s.state
      WHEN 'receiving' THEN private.may_not('receiving-this-round')
      WHEN 'paid' THEN private.may_not('already-paid')
      WHEN 'processing' THEN private.may_not('payment-in-progress')
      WHEN 'too_early' THEN private.may_not('payment-too-early',
        jsonb_build_object('days', s.due_date - (s.opens_at AT TIME ZONE g.time_zone)::date), s.opens_at)
      WHEN 'expired' THEN private.may_not('grace-expired', NULL, s.late_opens_at)
      ELSE private.may('pay') END
  END
  FROM public.groups g, public.user_profiles p WHERE g.group_id = s.group_id AND p.user_id = s.user_id $$;
COMMENT ON FUNCTION public.standing_may_pay IS 'Whether the member whose standing it is may pay the round (D57, D59, D210): the act pay, or why not.';

CREATE OR REPLACE FUNCTION public.standing_may_ask_late(s public.contribution_standings) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN NOT s.is_asked OR s.state <> 'expired' THEN private.may_not('contribution-not-locked')
    WHEN g.admin_id = s.user_id THEN private.may_not('late-payment-own-to-allow', act => 'allow')
    WHEN s.late_opens_at IS NOT NULL THEN private.may_not('late-payment-already-asked', NULL, s.late_opens_at)
    ELSE private.may('ask')
  END
  FROM public.groups g, public.user_profiles p WHERE g.group_id = s.group_id AND p.user_id = s.user_id $$;
COMMENT ON FUNCTION public.standing_may_ask_late IS 'Whether the member whose standing it is may ask the admin for leave to pay late (D59): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.late_contribution_may_allow(l public.late_contributions) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN l.is_open_for_good THEN private.may_not('contribution-not-locked')
    ELSE private.may('allow')
  END
  FROM public.groups g JOIN public.user_profiles p ON p.user_id = g.admin_id WHERE g.group_id = l.group_id $$;
COMMENT ON FUNCTION public.late_contribution_may_allow IS 'Whether the group''s admin may let a member pay late, or prolong that (D59): the act allow, or why not.';
