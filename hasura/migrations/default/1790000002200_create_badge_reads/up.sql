-- What waits for a person, counted from the records (D193, D289). Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.unread_lately(person uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(public.limit_of('counted_max'), coalesce(sum(private.unread_of(s, public.app_now() - public.span_of('badge_window'))), 0))::integer
  FROM public.chat_user_states s WHERE s.user_id = person AND s.unread > 0 AND s.deleted_at IS NULL $$;
COMMENT ON FUNCTION private.unread_lately IS 'Unread messages of the last days in conversations that a person has not hidden; the count ends at 100.';

CREATE OR REPLACE VIEW private.badge_readings AS
SELECT b.user_id, private.unread_lately(b.user_id) AS messages, i.open AS invitations, v.open AS votes, o.open AS payments, j.came AS member_joins,
  a.other AS alerts, a.unread AS alerts_unread, coalesce(ov.mark, '') AS votes_mark, coalesce(i.mark, '') AS invitations_mark,
  least(i.until, v.until, o.until,
    -- Messages and arrivals fall out of their window one by one.
    CASE WHEN j.came > 0 OR EXISTS (SELECT FROM public.chat_user_states s WHERE s.user_id = b.user_id AND s.unread > 0) THEN t.now + public.span_of('badge_recount') END) AS recount_at
FROM public.badge_counts b
CROSS JOIN LATERAL (SELECT public.app_now() AS now, public.limit_of('counted_max') AS most) t
CROSS JOIN LATERAL (SELECT least(t.most, count(*))::integer AS open, min(g.expires_at) AS until,
    md5(string_agg(g.invitation_id || ' ' || extract(epoch FROM g.expires_at), ',' ORDER BY g.invitation_id)) AS mark
  FROM public.open_invitations x JOIN public.group_invitations g USING (invitation_id) WHERE x.user_id = b.user_id) i
CROSS JOIN LATERAL (SELECT least(t.most, count(*))::integer AS open, min(x.expires_at) AS until
  FROM private.vote_voters w JOIN public.grace_period_votes x USING (vote_id)
  WHERE w.voter_id = b.user_id AND x.status = 'active' AND x.expires_at > t.now AND private.is_voter(x.vote_id, x.group_id, b.user_id)
    AND (SELECT g.frozen_at IS NULL FROM public.groups g WHERE g.group_id = x.group_id)
    AND NOT EXISTS (SELECT FROM public.vote_responses r WHERE r.vote_id = w.vote_id AND r.voter_id = w.voter_id)) v
CROSS JOIN LATERAL (SELECT md5(string_agg(x.vote_id || ' ' || extract(epoch FROM x.expires_at), ',' ORDER BY x.vote_id)) AS mark
  FROM public.group_members me JOIN public.grace_period_votes x USING (group_id)
  WHERE me.user_id = b.user_id AND me.status IN ('active', 'completed') AND x.status = 'active') ov
CROSS JOIN LATERAL (SELECT least(t.most, count(*) FILTER (WHERE x.state IN ('early', 'due_today', 'grace', 'late_allowed')))::integer AS open,
    least(min(x.opens_at) FILTER (WHERE x.opens_at > x.at), min(x.grace_ends_at) FILTER (WHERE x.grace_ends_at > x.at),
      min(x.late_opens_at) FILTER (WHERE x.late_opens_at > x.at), min(x.late_open_until)) AS until
  FROM public.obligation_standings x WHERE x.user_id = b.user_id AND x.is_owed AND x.at = t.now) o
CROSS JOIN LATERAL (SELECT least(t.most, count(*))::integer AS came FROM public.group_members me
  JOIN public.group_members them ON them.group_id = me.group_id AND them.user_id <> me.user_id AND them.status = 'active'
    AND them.joined_at > greatest(me.joined_at, b.member_joins_seen_at, t.now - public.span_of('badge_window'))
  WHERE me.user_id = b.user_id AND me.status = 'active' AND (SELECT g.deleted_at IS NULL FROM public.groups g WHERE g.group_id = me.group_id)) j
CROSS JOIN LATERAL (SELECT least(t.most, count(*))::integer AS unread,
    least(t.most, count(*) FILTER (WHERE NOT EXISTS (SELECT FROM private.notices_told_elsewhere e WHERE e.kind = n.kind)))::integer AS other
  FROM public.notifications n WHERE n.user_id = b.user_id AND NOT n.read AND n.dismissed_at IS NULL) a;
COMMENT ON VIEW private.badge_readings IS
  'What badge_counts has to hold for each person, read from the records, and when time alone will change it. A frozen group''s rounds and votes are not counted (D263).';

CREATE OR REPLACE FUNCTION private.lock_badges(people uuid[]) RETURNS void LANGUAGE plpgsql AS
  $$ BEGIN PERFORM FROM public.badge_counts b WHERE b.user_id = ANY (people) ORDER BY b.user_id FOR NO KEY UPDATE; END $$;
COMMENT ON FUNCTION private.lock_badges IS 'Locks the counts of these people in one order, so that two who do so never wait for each other.';

CREATE OR REPLACE FUNCTION private.count_one_message(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Asked once and not for each person.
  most integer := public.limit_of('counted_max');
  anew timestamptz := public.app_now() + public.span_of('badge_recount');
BEGIN
  -- A few at a time, as in spread_message.
  FOR place IN 1 .. cardinality(people) BY 16 LOOP
    UPDATE public.badge_counts b SET messages = least(b.messages + 1, most),
      messages_mark = b.messages_mark + (b.messages = most)::integer, recount_at = coalesce(b.recount_at, anew)
    WHERE b.user_id = ANY (people[place : place + 15]);
  END LOOP;
END $$;
COMMENT ON FUNCTION private.count_one_message IS 'One more message for these people, without counting anew. The caller holds their locks.';

CREATE OR REPLACE FUNCTION private.recount_messages(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.lock_badges(people);
  UPDATE public.badge_counts b SET messages = x.messages
  FROM unnest(people) person CROSS JOIN LATERAL (SELECT private.unread_lately(person) AS messages) x
  WHERE b.user_id = person AND b.messages <> x.messages;
END $$;
COMMENT ON FUNCTION private.recount_messages IS 'Counts the unread messages of these people anew.';

CREATE OR REPLACE FUNCTION private.recount_badges(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.lock_badges(people);
  UPDATE public.badge_counts b SET messages = r.messages, invitations = r.invitations, votes = r.votes, payments = r.payments,
    member_joins = r.member_joins, alerts = r.alerts, alerts_unread = r.alerts_unread,
    votes_mark = r.votes_mark, invitations_mark = r.invitations_mark, recount_at = r.recount_at
  FROM private.badge_readings r
  WHERE r.user_id = b.user_id AND b.user_id = ANY (people)
    AND (b.messages, b.invitations, b.votes, b.payments, b.member_joins, b.alerts, b.alerts_unread, b.votes_mark, b.invitations_mark, b.recount_at)
      IS DISTINCT FROM (r.messages, r.invitations, r.votes, r.payments, r.member_joins, r.alerts, r.alerts_unread, r.votes_mark, r.invitations_mark, r.recount_at);
END $$;
COMMENT ON FUNCTION private.recount_badges IS 'Counts anew what waits for these people. A row that is right is not touched, so nobody''s live query is asked.';
