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
    WHEN 'join-link-ended' THEN '/groups?tab=discover'
    WHEN 'removed-lately' THEN '/groups?tab=discover'
    WHEN 'identity-required' THEN '/identity-verification'
    WHEN 'identity-required-to-accept' THEN '/identity-verification'
    WHEN 'identity-required-to-create' THEN '/identity-verification'
    WHEN 'identity-required-to-pay' THEN '/identity-verification'
    WHEN 'free-plan-limit' THEN '/subscription'
    WHEN 'in-arrears' THEN '/dashboard'
    WHEN 'payment-disputed' THEN '/support'
    WHEN 'alias-taken' THEN '/profile'
    WHEN 'closing-locked' THEN '/support'
    WHEN 'scheduling-needs-plan' THEN '/subscription'
    WHEN 'custom-needs-plan' THEN '/subscription'
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
  SELECT p.active_group_limit FROM public.plans p WHERE p.plan_id = private.plan_of(person) $$;
COMMENT ON FUNCTION private.group_limit_of IS 'In how many groups the plan of a person lets them be at a time (D3); null means any number.';

CREATE OR REPLACE VIEW public.open_invitations AS
SELECT i.invitation_id, i.group_id, p.user_id, i.inviter_id, public.invitation_inviter_alias(i) AS inviter_alias, i.expires_at
FROM public.group_invitations i JOIN public.user_profiles p ON p.email = i.invitee_email
WHERE i.status = 'pending' AND i.expires_at > public.app_now() AND p.email_confirmed_at IS NOT NULL;
COMMENT ON VIEW public.open_invitations IS 'The invitations that can be accepted, and by whom: each is bound to an address, which the person has proved (D109, D110).';

CREATE OR REPLACE FUNCTION private.is_invited(circle uuid, person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT EXISTS (SELECT 1 FROM public.open_invitations i WHERE i.group_id = circle AND i.user_id = person) $$;
COMMENT ON FUNCTION private.is_invited IS 'Whether a person has an invitation to a group that can be accepted.';

CREATE OR REPLACE VIEW private.open_link_visits AS
SELECT l.join_link_id, l.group_id, v.user_id, v.opened_at FROM private.join_link_visits v JOIN public.join_links l USING (join_link_id)
WHERE l.revoked_at IS NULL AND l.expires_at > public.app_now() AND l.uses_left > 0;
COMMENT ON VIEW private.open_link_visits IS 'Whom a join link that is still good leads to a group (D112).';

CREATE OR REPLACE FUNCTION private.link_of(circle uuid, person uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM private.open_link_visits v WHERE v.group_id = circle AND v.user_id = person) THEN 'open'
    WHEN EXISTS (SELECT 1 FROM private.join_link_visits v JOIN public.join_links l USING (join_link_id)
      WHERE l.group_id = circle AND v.user_id = person) THEN 'ended' END $$;
COMMENT ON FUNCTION private.link_of IS 'Whether the join link by which a person came to a group is open or has ended; null for who came without one (D112).';

CREATE OR REPLACE FUNCTION private.removed_at(circle uuid, person uuid) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT max(a.recorded_at) FROM public.recorded_acts a
  WHERE a.group_id = circle AND a.about_id = person AND a.kind = 'member_removed' AND NOT EXISTS (
    SELECT 1 FROM public.open_invitations i JOIN public.groups g USING (group_id)
    WHERE i.group_id = circle AND i.user_id = person AND i.inviter_id = g.admin_id) $$;
COMMENT ON FUNCTION private.removed_at IS
  'When the admin last removed a person from a group that had not started, as its record has it (D114); null for who never was, and for whom the admin invites back.';

CREATE OR REPLACE FUNCTION private.ask_again_at(sent_away_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT (sent_away_at AT TIME ZONE 'UTC' + make_interval(days => public.limit_of('ask_again_after'))) AT TIME ZONE 'UTC' $$;
COMMENT ON FUNCTION private.ask_again_at IS 'From when a person may ask again who was declined or removed at an instant, after whole days (D114, D119).';

CREATE OR REPLACE FUNCTION private.waiting_place(circle uuid, person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (SELECT count(*) FROM public.group_waiting_list o
    WHERE o.group_id = w.group_id AND (o.created_at, o.user_id) <= (w.created_at, w.user_id))::integer
  FROM public.group_waiting_list w WHERE w.group_id = circle AND w.user_id = person $$;
COMMENT ON FUNCTION private.waiting_place IS 'The place of a person on a group''s waiting list, counted from 1 (D92); null for who is not on it.';

CREATE OR REPLACE FUNCTION private.seats_held(circle uuid, person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(private.waiting_place(circle, person) - 1,
    (SELECT count(*) FROM public.group_waiting_list w WHERE w.group_id = circle)::integer) $$;
COMMENT ON FUNCTION private.seats_held IS 'How many people have a better right than this one to the next free seats of a group: they wait, and before them (D92).';

CREATE OR REPLACE FUNCTION public.group_visitor_may_join(g public.groups) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT private.may_not(CASE
    WHEN g.status <> 'recruiting' THEN 'group-closed'
    WHEN g.frozen_at IS NOT NULL THEN 'group-frozen'
    WHEN NOT EXISTS (SELECT 1 FROM public.currencies c WHERE c.code = g.currency AND c.is_enabled) THEN 'group-closed'
    ELSE 'not-signed-in' END) $$;
COMMENT ON FUNCTION public.group_visitor_may_join IS
  'Why a visitor may not join (D105): not-signed-in where signing in helps. It takes no session, because a visitor''s headers may name anybody.';

CREATE OR REPLACE FUNCTION public.group_may_join(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.user_id IS NULL THEN public.group_visitor_may_join(g)
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id = me.user_id OR EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.user_id = me.user_id AND m.status = 'active') THEN private.may_not('already-member')
    WHEN EXISTS (SELECT 1 FROM public.join_requests j
      WHERE j.group_id = g.group_id AND j.user_id = me.user_id AND j.status = 'pending') AND NOT private.is_invited(g.group_id, me.user_id) THEN private.may_not('request-pending')
    WHEN g.status <> 'recruiting' THEN private.may_not('group-closed')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN g.join_method = 'invite_only' AND NOT private.is_invited(g.group_id, me.user_id)
      AND private.link_of(g.group_id, me.user_id) IS DISTINCT FROM 'open'
      THEN private.may_not(CASE private.link_of(g.group_id, me.user_id) WHEN 'ended' THEN 'join-link-ended' ELSE 'invite-only' END)
    WHEN private.ask_again_at(private.removed_at(g.group_id, me.user_id)) > public.app_now()
      THEN private.may_not('removed-lately', jsonb_build_object('days', public.limit_of('ask_again_after')),
        private.ask_again_at(private.removed_at(g.group_id, me.user_id)))
    WHEN NOT EXISTS (SELECT 1 FROM public.currencies c WHERE c.code = g.currency AND c.is_enabled) THEN private.may_not('group-closed')
    WHEN g.current_members + private.seats_held(g.group_id, me.user_id) >= g.member_limit THEN
      CASE WHEN private.waiting_place(g.group_id, me.user_id) IS NOT NULL
        THEN private.may_not('on-waiting-list', jsonb_build_object('place', private.waiting_place(g.group_id, me.user_id)), act => 'leave_list')
      WHEN g.is_public AND private.seats_held(g.group_id, me.user_id) < public.limit_of('waiting_list_max')
        THEN private.may_not('group-full', act => 'wait')
      ELSE private.may_not('group-full') END
    WHEN NOT me.is_verified THEN private.may_not('identity-required')
    WHEN public.has_arrears(me.user_id) THEN private.may_not('in-arrears')
    WHEN private.is_disputing(me.user_id) THEN private.may_not('payment-disputed')
    WHEN public.counted_groups_of(me.user_id) >= private.group_limit_of(me.user_id)
      THEN private.may_not('free-plan-limit', jsonb_build_object('count', private.group_limit_of(me.user_id)))
    -- Nobody else is told beforehand whose name is in the group: they could try names out (D119).
    WHEN private.is_invited(g.group_id, me.user_id) THEN CASE WHEN EXISTS (SELECT 1 FROM public.group_members m
        WHERE m.group_id = g.group_id AND m.status = 'active' AND m.alias_look = private.look_of(me.alias)) THEN private.may_not('alias-taken')
      ELSE private.may('accept') END
    WHEN g.join_method IN ('direct', 'invite_only') THEN private.may('join')
    ELSE (
      SELECT CASE WHEN d.until > public.app_now()
        THEN private.may_not('ask-again-later', jsonb_build_object('days', public.limit_of('ask_again_after')), d.until) ELSE private.may('request') END
      FROM (SELECT private.ask_again_at(max(j.processed_at)) AS until FROM public.join_requests j
        WHERE j.group_id = g.group_id AND j.user_id = me.user_id AND j.status = 'rejected') d)
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
    WHEN g.current_members + private.seats_held(g.group_id, NULL) >= g.member_limit THEN private.may_not('group-full')
    ELSE private.may('invite')
  END
  FROM (VALUES (1)) one
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_invite IS
  'Whether the person of the session may invite to the group (D107): the act invite, or why not. Any active member of a public group, the admin of a private one, while a seat is free.';

CREATE OR REPLACE VIEW private.open_term_consents AS
SELECT t.group_id, t.user_id, t.expires_at FROM public.term_consents t
JOIN public.group_members m ON m.group_id = t.group_id AND m.user_id = t.user_id AND m.status = 'active'
WHERE t.accepted_at IS NULL AND NOT EXISTS (SELECT FROM public.leave_requests q
  WHERE q.group_id = t.group_id AND q.user_id = t.user_id AND q.status = 'open');
COMMENT ON VIEW private.open_term_consents IS
  'The members who have not yet accepted changed terms, and until when they may (D89); whoever asks to leave is not waited for.';

CREATE OR REPLACE FUNCTION private.is_asked_to_go_on(circle uuid, cycle_number integer, person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = circle AND m.user_id = person AND m.status = 'completed')
    AND EXISTS (SELECT 1 FROM public.grace_period_votes v JOIN private.vote_voters w USING (vote_id)
      WHERE v.group_id = circle AND v.vote_type = 'restart_group' AND v.status = 'approved' AND v.cycle = cycle_number AND w.voter_id = person) $$;
COMMENT ON FUNCTION private.is_asked_to_go_on IS 'Whether a person voted on the cycle that is planned, and has not been enrolled in it (D86).';

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
    WHEN f.members = 0 THEN private.may_not('no-members')
    WHEN f.unanswered > 0 THEN private.may_not('terms-unanswered', jsonb_build_object('members', f.unanswered), f.answered_by)
    WHEN f.asked > 0 THEN private.may_not('restart-unanswered', jsonb_build_object('members', f.asked),
      f.start_date::timestamp AT TIME ZONE g.time_zone,
      CASE WHEN f.members >= f.needed AND f.is_order_complete THEN 'start_without_asked' END)
    WHEN f.members < f.needed THEN private.may_not('not-enough-members',
      jsonb_build_object('needed', f.needed, 'members', f.members), NULL,
      CASE WHEN f.members >= f.smallest AND f.is_order_complete THEN 'start_anyway' END)
    WHEN NOT f.is_order_complete THEN private.may_not('payout-order-incomplete')
    ELSE private.may('start')
  END
  FROM (SELECT s.smallest, g.current_members - cardinality(l.leaving) AS members, greatest(g.minimum_members_to_start, s.smallest) AS needed,
      -- An order made by hand must name every member once and nobody else (D79).
      g.payout_assignment_method <> 'manual' OR NOT EXISTS (
        SELECT 1 FROM (SELECT m.user_id FROM public.group_members m WHERE m.group_id = g.group_id AND m.status = 'active' AND m.user_id <> ALL (l.leaving)) m
        FULL JOIN (SELECT a.user_id FROM public.payout_assignments a WHERE a.group_id = g.group_id AND a.cycle = g.current_cycle AND a.user_id <> ALL (l.leaving)) a
          ON a.user_id = m.user_id
        WHERE m.user_id IS NULL OR a.user_id IS NULL) AS is_order_complete,
      t.unanswered, t.answered_by, r.asked, r.start_date
    FROM (SELECT public.limit_of('members_min') AS smallest) s,
      -- Whoever asks to leave is let go by the start, which is decided after it (D258).
      (SELECT coalesce(array_agg(q.user_id), '{}') AS leaving FROM public.leave_requests q
        JOIN public.group_members m ON m.group_id = q.group_id AND m.user_id = q.user_id AND m.status = 'active'
        WHERE q.group_id = g.group_id AND q.status = 'open') l,
      (SELECT count(*)::integer AS unanswered, max(t.expires_at) AS answered_by FROM private.open_term_consents t WHERE t.group_id = g.group_id) t,
      -- Who was asked may go on until the day of the start; a start before it leaves them out (D86).
      (SELECT count(m.user_id)::integer AS asked, c.start_date FROM public.cycles c LEFT JOIN public.group_members m ON m.group_id = c.group_id
          AND m.status = 'completed' AND private.is_asked_to_go_on(c.group_id, c.cycle, m.user_id)
          AND (c.start_date IS NULL OR c.start_date > (public.app_now() AT TIME ZONE g.time_zone)::date)
        WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle GROUP BY c.start_date) r) f
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_start IS
  'Whether the person of the session may start the group by hand (D76, D79): the act start, or why not; with too few members the act start_anyway, and before everybody who was asked has answered start_without_asked, where the admin may insist.';

CREATE OR REPLACE FUNCTION private.reminder_occasion(g public.groups, round integer) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT concat_ws(':', g.group_id, g.current_cycle, round, (public.app_now() AT TIME ZONE g.time_zone)::date) $$;
COMMENT ON FUNCTION private.reminder_occasion IS 'Names today''s reminder of a round, as the service tells it: there is one a day.';

CREATE OR REPLACE FUNCTION public.user_may_schedule(p public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (SELECT l.has_advanced_scheduling FROM public.plans l WHERE l.plan_id = private.plan_of(p.user_id)) THEN private.may('schedule')
    ELSE private.may_not('scheduling-needs-plan', jsonb_build_object('plan',
      (SELECT l.name FROM public.plans l WHERE l.has_advanced_scheduling AND l.is_listed ORDER BY l.position LIMIT 1))) END $$;
COMMENT ON FUNCTION public.user_may_schedule IS 'Whether the circles that a person founds may have a payout day of their own (D8): the act schedule, or why not.';

CREATE OR REPLACE FUNCTION public.user_may_customize(p public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN (SELECT l.has_custom_features FROM public.plans l WHERE l.plan_id = private.plan_of(p.user_id)) THEN private.may('customize')
    ELSE private.may_not('custom-needs-plan', jsonb_build_object('plan',
      (SELECT l.name FROM public.plans l WHERE l.has_custom_features AND l.is_listed ORDER BY l.position LIMIT 1))) END $$;
COMMENT ON FUNCTION public.user_may_customize IS 'Whether the circles that a person founds or runs may have a link name, an accent colour and a cover of their own (D6): the act customize, or why not.';

CREATE OR REPLACE FUNCTION public.group_may_manage(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(a.act, CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id IS DISTINCT FROM me.user_id THEN
      CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
        THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN a.elsewhere IS NOT NULL THEN private.may_not(a.elsewhere)
    WHEN g.frozen_at IS NOT NULL AND NOT a.when_frozen THEN private.may_not('group-frozen')
    ELSE coalesce(a.obstacle, private.may(a.act)) END)
  FROM (VALUES (1)) one
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT
    CASE WHEN g.status IN ('closed', 'inactive') THEN 'group-ended' END AS ended,
    CASE WHEN g.status IN ('closed', 'inactive') THEN 'group-ended' WHEN g.status IN ('started', 'completed') THEN 'terms-locked' END AS locked,
    CASE WHEN g.status = 'pending' THEN 'group-closed' END AS unopened,
    public.group_current_payout_round(g) AS round) s
  CROSS JOIN LATERAL (VALUES
    ('edit_details', NULL::text, false, NULL::jsonb),
    ('set_group_admission', s.ended, false,
      CASE WHEN NOT g.is_public AND (g.current_cycle > 1 OR g.cycle_phase <> 'planned') THEN private.may_not('private-is-final') END),
    ('change_group_terms', s.locked, false, NULL),
    -- The founder's plan decides on the payout day (D8), the admin's on the look (D6); what is there can be taken away on every plan.
    ('set_payout_day', s.locked, false, CASE WHEN g.payout_delay_days = 0 THEN
      (SELECT nullif(public.user_may_schedule(f), private.may('schedule')) FROM public.user_profiles f WHERE f.user_id = g.created_by) END),
    ('set_group_look', s.ended, false, CASE WHEN g.accent_color IS NULL AND right(g.url_slug, length(g.short_id::text) + 1) = '-' || g.short_id
      THEN nullif(public.user_may_customize(me), private.may('customize')) END),
    -- Whether one may be given: whoever runs the circle takes it away on every plan.
    ('set_group_cover', NULL, true, nullif(public.user_may_customize(me), private.may('customize'))),
    ('set_manual_start', s.locked, false, NULL),
    ('set_payout_order', CASE WHEN g.status NOT IN ('pending', 'recruiting', 'ready_to_start') THEN 'payout-order-locked' END, true,
      CASE WHEN g.payout_assignment_method <> 'manual' THEN private.may_not('payout-order-not-manual') END),
    ('extend_recruitment', coalesce(s.unopened, s.locked), false, NULL),
    ('close_registration', coalesce(s.unopened, s.locked), false,
      CASE WHEN g.status = 'ready_to_start' THEN private.may_not('registration-closed') END),
    ('remind_members', CASE WHEN g.status <> 'started' THEN 'group-not-started' END, false,
      CASE WHEN g.status = 'started' THEN CASE
        WHEN NOT EXISTS (SELECT 1 FROM public.obligation_standings o WHERE o.group_id = g.group_id AND o.is_current AND o.is_owed
          AND o.user_id <> g.admin_id AND o.state IN ('early', 'due_today', 'grace', 'late_allowed')) THEN private.may_not('nobody-to-remind')
        WHEN EXISTS (SELECT 1 FROM private.told_news n WHERE n.kind = 'payment_reminder' AND n.occasion = private.reminder_occasion(g, s.round))
          THEN private.may_not('reminded-today', NULL, ((public.app_now() AT TIME ZONE g.time_zone)::date + 1)::timestamp AT TIME ZONE g.time_zone)
        END END),
    ('offer_admin_role', s.ended, false,
      CASE WHEN NOT EXISTS (SELECT 1 FROM public.group_members m JOIN public.user_profiles p ON p.user_id = m.user_id AND p.suspended_at IS NULL
        WHERE m.group_id = g.group_id AND m.status = 'active' AND m.user_id <> g.admin_id
        AND NOT EXISTS (SELECT 1 FROM public.leave_requests q WHERE q.group_id = g.group_id AND q.user_id = m.user_id AND q.status = 'open')
        AND NOT EXISTS (SELECT 1 FROM public.exits e WHERE e.group_id = g.group_id AND e.user_id = m.user_id AND e.cycle = g.current_cycle))
        THEN private.may_not('nobody-to-hand-over-to') END),
    ('close_group', CASE WHEN g.status IN ('started', 'completed') THEN 'closing-locked' ELSE coalesce(s.unopened, s.ended) END, false, NULL),
    ('delete_group', CASE WHEN g.status IN ('started', 'completed', 'inactive') THEN 'closing-locked' END, false,
      CASE WHEN EXISTS (SELECT 1 FROM public.payments p WHERE p.group_id = g.group_id) THEN private.may_not('payments-exist') END)
  ) a (act, elsewhere, when_frozen, obstacle) $$;
COMMENT ON FUNCTION public.group_may_manage IS
  'For each act of an organizer, by the action''s name, whether the person of the session may do it now, or why not (D99, D236).';

CREATE OR REPLACE FUNCTION public.group_may_leave(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN me.user_id IS NULL OR g.admin_id <> me.user_id AND NOT EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.user_id = me.user_id AND m.status = 'active') THEN
      CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
        THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN g.status NOT IN ('recruiting', 'ready_to_start', 'started') THEN private.may_not('circle-is-over')
    WHEN g.admin_id = me.user_id THEN private.may_not('admin-cannot-leave')
    WHEN EXISTS (SELECT 1 FROM public.exits e
      WHERE e.group_id = g.group_id AND e.cycle = g.current_cycle AND e.user_id = me.user_id) THEN private.may_not('exit-agreed')
    ELSE coalesce((SELECT private.may_not('leave-already-asked', NULL, q.answer_due_at) FROM public.leave_requests q
      WHERE q.group_id = g.group_id AND q.user_id = me.user_id AND q.status = 'open'), private.may('ask'))
  END
  FROM (VALUES (1)) one
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_leave IS
  'Whether the person of the session may ask the admin to be let out of the group (D113): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.user_may_found(p public.user_profiles) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN NOT p.is_verified THEN private.may_not('identity-required-to-create')
    WHEN public.has_arrears(p.user_id) THEN private.may_not('in-arrears')
    WHEN private.is_disputing(p.user_id) THEN private.may_not('payment-disputed')
    WHEN public.counted_groups_of(p.user_id) >= private.group_limit_of(p.user_id)
      THEN private.may_not('free-plan-limit', jsonb_build_object('count', private.group_limit_of(p.user_id)))
    ELSE private.may('found')
  END $$;
COMMENT ON FUNCTION public.user_may_found IS 'Whether a person may found a group (D3, D62, D281): the act found, or why not.';

-- From the row alone, and in PL/pgSQL, which is made ready once for a connection: a circle's page asks for every round, and
-- for a function in SQL Postgres would set up a statement at each.
CREATE OR REPLACE FUNCTION public.standing_may_pay(s public.contribution_standings) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  code CONSTANT text := CASE
    WHEN s.suspended_at IS NOT NULL THEN 'account-suspended'
    WHEN s.frozen_at IS NOT NULL THEN 'group-frozen'
    WHEN NOT s.proved_who THEN 'identity-required-to-pay'
    WHEN s.state = 'waived' THEN 'contribution-waived'
    WHEN NOT s.is_asked THEN 'group-not-started'
    WHEN s.state = 'receiving' THEN 'receiving-this-round'
    WHEN s.state = 'paid' THEN 'already-paid'
    WHEN s.state = 'processing' THEN 'payment-in-progress'
    WHEN s.state = 'too_early' THEN 'payment-too-early'
    WHEN s.state = 'expired' THEN 'grace-expired' END;
BEGIN
  IF code IS NULL THEN
    RETURN private.may('pay');
  ELSIF code = 'payment-too-early' THEN
    RETURN private.may_not(code, jsonb_build_object('days', s.due_date - (s.opens_at AT TIME ZONE s.time_zone)::date), s.opens_at);
  ELSIF code = 'grace-expired' THEN
    RETURN private.may_not(code, until => s.late_opens_at);
  END IF;
  RETURN private.may_not(code);
END $$;
COMMENT ON FUNCTION public.standing_may_pay IS 'Whether the member whose standing it is may pay the round (D57, D59, D210): the act pay, or why not.';

CREATE OR REPLACE FUNCTION public.standing_may_ask_late(s public.contribution_standings) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF s.suspended_at IS NOT NULL THEN
    RETURN private.may_not('account-suspended');
  ELSIF s.frozen_at IS NOT NULL THEN
    RETURN private.may_not('group-frozen');
  ELSIF NOT s.is_asked OR s.state <> 'expired' THEN
    RETURN private.may_not('contribution-not-locked');
  ELSIF s.admin_id = s.user_id THEN
    RETURN private.may_not('late-payment-own-to-allow', act => 'allow');
  ELSIF s.late_opens_at IS NOT NULL THEN
    RETURN private.may_not('late-payment-already-asked', until => s.late_opens_at);
  END IF;
  RETURN private.may('ask');
END $$;
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
