-- Votes as their readers see them, without names (D130). Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.vote_my_choice(v public.grace_period_votes, hasura_session json) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT r.vote_choice FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.voter_id = (hasura_session ->> 'x-hasura-user-id')::uuid $$;
COMMENT ON FUNCTION public.vote_my_choice IS 'How the reader voted: yes, no, or null.';

CREATE OR REPLACE FUNCTION public.vote_seconds_left(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN v.status = 'active' THEN greatest(0, ceil(extract(epoch FROM v.expires_at - public.app_now())))::integer END $$;
COMMENT ON FUNCTION public.vote_seconds_left IS 'Seconds until the time of an open vote is over; 0 while it waits to be closed (D126). It differs with every read: a live query must not ask for it.';

CREATE OR REPLACE FUNCTION private.is_voter(vote uuid, circle uuid, person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM private.vote_voters w WHERE w.vote_id = vote AND w.voter_id = person)
    AND EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = circle AND m.user_id = person AND m.status = 'active') $$;
COMMENT ON FUNCTION private.is_voter IS 'Whether a person was a member when a vote opened, and is one still (D124).';

CREATE OR REPLACE FUNCTION private.voters_gone(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM private.vote_voters w WHERE w.vote_id = v.vote_id
    AND NOT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = v.group_id AND m.user_id = w.voter_id AND m.status = 'active')
    AND NOT EXISTS (SELECT 1 FROM public.vote_responses r WHERE r.vote_id = w.vote_id AND r.voter_id = w.voter_id) $$;
COMMENT ON FUNCTION private.voters_gone IS 'How many voters of a vote have left without an answer: none comes from them any more (D126).';

CREATE OR REPLACE FUNCTION public.vote_may_vote(v public.grace_period_votes, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN v.status <> 'active' OR v.expires_at <= public.app_now() THEN private.may_not('vote-closed')
    WHEN v.user_id = me.user_id THEN private.may_not('vote-concerns-you')
    WHEN NOT private.is_voter(v.vote_id, v.group_id, me.user_id) THEN private.may_not('not-a-voter')
    ELSE private.may('vote')
  END
  FROM public.groups g, public.user_profiles me
  WHERE g.group_id = v.group_id AND me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.vote_may_vote IS 'Whether the person of the session may vote, also anew (D125): the act vote, or why not.';

CREATE OR REPLACE FUNCTION private.act_refusal_of_admin(g public.groups, person uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN g.admin_id IS DISTINCT FROM person THEN
    CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = person)
      THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END END $$;
COMMENT ON FUNCTION private.act_refusal_of_admin IS 'Why an act that is the admin''s is not for this person, or null (D99).';

CREATE OR REPLACE FUNCTION private.act_refusal_of_member(g public.groups, person uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN g.admin_id IS DISTINCT FROM person AND NOT EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.user_id = person AND m.status = 'active') THEN
    CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = person)
      THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END END $$;
COMMENT ON FUNCTION private.act_refusal_of_member IS 'Why an act of a circle''s members is not for this person, or null.';

CREATE OR REPLACE FUNCTION private.admin_at(g public.groups, moment timestamptz) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT o.user_id FROM public.admin_offers o WHERE o.group_id = g.group_id AND o.is_accepted AND o.ended_at <= moment
    ORDER BY o.ended_at DESC LIMIT 1), g.created_by) $$;
COMMENT ON FUNCTION private.admin_at IS 'Who ran a circle at a moment: who had taken the role over last, or its founder (D118).';

CREATE OR REPLACE FUNCTION public.vote_may_delete(v public.grace_period_votes, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN a.refusal IS NOT NULL THEN a.refusal
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN v.status <> 'active' OR v.expires_at <= public.app_now() THEN private.may_not('vote-closed')
    -- Also where the role was handed on since: otherwise a friend takes the vote back and hands the role back (D118).
    WHEN v.user_id IN (me.user_id, private.admin_at(g, v.created_at)) THEN private.may_not('vote-about-admin')
    WHEN v.created_by IS NULL THEN private.may_not('vote-of-system')
    ELSE private.may('delete')
  END
  FROM public.groups g, public.user_profiles me, LATERAL (SELECT private.act_refusal_of_admin(g, me.user_id) AS refusal) a
  WHERE g.group_id = v.group_id AND me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.vote_may_delete IS 'Whether the person of the session may take an open vote back (D129): the act delete, or why not.';

CREATE OR REPLACE FUNCTION private.may_ask_extension(circle uuid, cycle_number integer, round_number integer, person uuid, asker uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN a.refusal IS NOT NULL THEN a.refusal
    WHEN g.status <> 'started' THEN private.may_not('group-not-started')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN person <> me.user_id AND g.admin_id IS DISTINCT FROM me.user_id THEN private.may_not('not-allowed')
    WHEN NOT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = circle AND m.user_id = person AND m.status = 'active')
      THEN private.may_not('member-not-found')
    WHEN o.state IS NULL OR NOT o.is_asked OR cycle_number <> g.current_cycle OR o.state NOT IN ('grace', 'expired')
      THEN private.may_not('nothing-to-extend')
    WHEN v.status = 'active' THEN private.may_not('vote-about-this-open')
    WHEN v.status IS NOT NULL THEN private.may_not('extension-voted-before')
    WHEN NOT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = circle AND m.user_id <> person AND m.status = 'active')
      THEN private.may_not('nobody-to-vote')
    ELSE private.may('ask')
  END
  FROM public.groups g
  JOIN public.user_profiles me ON me.user_id = asker AND me.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT private.act_refusal_of_member(g, asker) AS refusal) a
  LEFT JOIN LATERAL (SELECT x.state, x.is_asked, x.round_id FROM public.obligation_standings x WHERE x.group_id = circle
    AND x.cycle = cycle_number AND x.payout_round = round_number AND x.user_id = person OFFSET 0) o ON true
  LEFT JOIN public.grace_period_votes v ON v.round_id = o.round_id AND v.user_id = person AND v.vote_type = 'extend_grace'
  WHERE g.group_id = circle $$;
COMMENT ON FUNCTION private.may_ask_extension IS 'Whether a person may ask the circle for more days for a member''s contribution (D122): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.standing_may_ask_circle(s public.contribution_standings) RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT private.may_ask_extension(s.group_id, s.cycle, s.payout_round, s.user_id, s.user_id) $$;
COMMENT ON FUNCTION public.standing_may_ask_circle IS 'Whether the member whose standing it is may ask the circle for more days (D122): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.late_contribution_may_ask_circle(l public.late_contributions) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT private.may_ask_extension(l.group_id, l.cycle, l.payout_round, l.user_id, g.admin_id) FROM public.groups g WHERE g.group_id = l.group_id $$;
COMMENT ON FUNCTION public.late_contribution_may_ask_circle IS 'Whether the group''s admin may ask the circle for more days for the member (D122): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.board_may_ask_removal(b public.board, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN a.refusal IS NOT NULL THEN a.refusal
    WHEN g.status <> 'started' THEN private.may_not('group-not-started')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN b.user_id = me.user_id THEN private.may_not('removal-of-yourself')
    WHEN NOT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = b.group_id AND m.user_id = b.user_id AND m.status = 'active')
      THEN private.may_not('member-not-found')
    WHEN EXISTS (SELECT 1 FROM public.exits e WHERE e.group_id = b.group_id AND e.cycle = g.current_cycle AND e.user_id = b.user_id)
      THEN private.may_not('member-leaves')
    WHEN l.is_open THEN private.may_not('vote-about-this-open')
    WHEN l.until > public.app_now() THEN private.may_not('removal-voted-lately', jsonb_build_object('days', l.days), l.until)
    ELSE private.may('ask')
  END
  FROM public.groups g
  JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT private.act_refusal_of_member(g, me.user_id) AS refusal) a
  CROSS JOIN LATERAL (SELECT p.days, bool_or(v.status = 'active') AS is_open,
      (max(CASE v.status WHEN 'failed' THEN v.closed_at ELSE v.created_at END) AT TIME ZONE 'UTC' + make_interval(days => p.days)) AT TIME ZONE 'UTC' AS until
    FROM (SELECT public.limit_of('removal_pause') AS days) p
    LEFT JOIN public.grace_period_votes v ON v.group_id = b.group_id AND v.user_id = b.user_id AND v.vote_type = 'remove_member'
    GROUP BY p.days) l
  WHERE g.group_id = b.group_id $$;
COMMENT ON FUNCTION public.board_may_ask_removal IS 'Whether the person of the session may ask the circle to remove this member (D122): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.board_may_ask_extension(b public.board, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT private.may_ask_extension(b.group_id, c.cycle, c.current_payout_round, b.user_id, (hasura_session ->> 'x-hasura-user-id')::uuid)
  FROM public.groups g JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle WHERE g.group_id = b.group_id $$;
COMMENT ON FUNCTION public.board_may_ask_extension IS 'Whether the person of the session may ask the circle for more days for this member''s contribution to the round at hand (D122): the act ask, or why not.';

CREATE OR REPLACE FUNCTION public.group_may_restart(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id IS DISTINCT FROM me.user_id THEN
      CASE WHEN g.is_public OR EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
        THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN g.status <> 'completed' THEN private.may_not('group-not-completed')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN EXISTS (SELECT 1 FROM public.grace_period_votes v WHERE v.group_id = g.group_id AND v.status = 'active') THEN private.may_not('vote-already-open')
    WHEN g.current_members < f.smallest THEN private.may_not('not-enough-members', jsonb_build_object('needed', f.smallest, 'members', g.current_members))
    WHEN f.until > public.app_now() THEN private.may_not('restart-failed-lately', jsonb_build_object('days', f.days), f.until)
    ELSE private.may('open')
  END
  FROM (SELECT p.smallest, p.days, (max(v.closed_at) AT TIME ZONE 'UTC' + make_interval(days => p.days)) AT TIME ZONE 'UTC' AS until
    FROM (SELECT public.limit_of('members_min') AS smallest, public.limit_of('restart_pause') AS days) p
    LEFT JOIN public.grace_period_votes v ON v.group_id = g.group_id AND v.vote_type = 'restart_group' AND v.status = 'failed'
    GROUP BY p.smallest, p.days) f
  LEFT JOIN public.user_profiles me ON me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_restart IS 'Whether the person of the session may open a vote to restart the group (D84): the act open, or why not.';

CREATE OR REPLACE FUNCTION public.group_may_confirm_restart(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN me.suspended_at IS NOT NULL THEN private.may_not('account-suspended')
    WHEN g.admin_id <> me.user_id AND NOT EXISTS (SELECT 1 FROM public.group_members m WHERE m.group_id = g.group_id AND m.user_id = me.user_id)
      THEN CASE WHEN g.is_public THEN private.may_not('not-allowed') ELSE private.may_not('group-not-found') END
    WHEN g.status NOT IN ('recruiting', 'ready_to_start') THEN private.may_not('restart-not-open')
    WHEN g.frozen_at IS NOT NULL THEN private.may_not('group-frozen')
    WHEN NOT private.is_asked_to_go_on(g.group_id, g.current_cycle, me.user_id)
      OR (SELECT c.start_date FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle)
        <= (public.app_now() AT TIME ZONE g.time_zone)::date THEN private.may_not('restart-not-open')
    WHEN NOT EXISTS (SELECT 1 FROM public.currencies c WHERE c.code = g.currency AND c.is_enabled) THEN private.may_not('group-closed')
    WHEN g.current_members + private.seats_held(g.group_id, me.user_id) >= g.member_limit THEN private.may_not('group-full')
    WHEN NOT me.is_verified THEN private.may_not('identity-required')
    WHEN public.has_arrears(me.user_id) THEN private.may_not('in-arrears')
    WHEN private.is_disputing(me.user_id) THEN private.may_not('payment-disputed')
    WHEN public.counted_groups_of(me.user_id) >= private.group_limit_of(me.user_id)
      THEN private.may_not('free-plan-limit', jsonb_build_object('count', private.group_limit_of(me.user_id)))
    WHEN EXISTS (SELECT 1 FROM public.group_members m
      WHERE m.group_id = g.group_id AND m.status = 'active' AND m.alias_look = private.look_of(me.alias)) THEN private.may_not('alias-taken')
    ELSE private.may('confirm')
  END
  FROM public.user_profiles me WHERE me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.group_may_confirm_restart IS
  'Whether the person of the session, who was asked, may go on with the group (D86): the act confirm, or why not; restart-not-open for whoever is not asked, or not any more.';

CREATE OR REPLACE FUNCTION public.cycle_my_paid(c public.cycles, hasura_session json) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount), 0)::bigint FROM public.payments p WHERE p.group_id = c.group_id AND p.cycle = c.cycle
    AND p.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND p.status = 'completed' AND p.given_back_at IS NULL $$;
COMMENT ON FUNCTION public.cycle_my_paid IS 'The contributions that the reader paid in a cycle and did not get back, fees not included; minor units of the group''s currency.';

CREATE OR REPLACE FUNCTION public.cycle_my_fees(c public.cycles, hasura_session json) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.processing_fee + CASE WHEN p.given_back_at IS NULL THEN p.service_fee ELSE 0 END), 0)::bigint FROM public.payments p WHERE p.group_id = c.group_id AND p.cycle = c.cycle
    AND p.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND p.status = 'completed' $$;
COMMENT ON FUNCTION public.cycle_my_fees IS 'The fees that the reader paid with the contributions of a cycle, without the service fees that came back (D117); minor units of the group''s currency.';

CREATE OR REPLACE FUNCTION public.cycle_my_received(c public.cycles, hasura_session json) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce(sum(d.amount), 0) + coalesce(sum((SELECT sum(s.amount) FROM public.payout_shortfalls s
    WHERE s.payout_id = d.payout_id AND s.settled_at IS NOT NULL)), 0))::bigint
  FROM public.payout_distributions d WHERE d.group_id = c.group_id AND d.cycle = c.cycle
    AND d.recipient_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND d.status = 'completed' $$;
COMMENT ON FUNCTION public.cycle_my_received IS 'What the reader was paid out in a cycle, late contributions that were forwarded included (D34); minor units of the group''s currency.';
