-- What the one live query of a circle's page carries where a list would cost too much, and what tells that the rest of the
-- page is out of date. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.group_seat_states(g public.groups, hasura_session json) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(json_build_array(o.user_id, private.seat_state(o.state), CASE WHEN o.state = 'grace' THEN o.days_of_grace END)
    ORDER BY o.user_id), '[]')
  FROM public.cycles c
  -- OFFSET 0: the round's obligations together, not seat by seat.
  CROSS JOIN LATERAL (SELECT x.* FROM public.obligation_standings x WHERE x.group_id = c.group_id AND x.cycle = c.cycle
    AND x.payout_round = c.current_payout_round OFFSET 0) o
  WHERE g.status = 'started' AND c.group_id = g.group_id AND c.cycle = g.current_cycle
    AND EXISTS (SELECT 1 FROM public.group_insiders i WHERE i.group_id = g.group_id
      AND i.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND i.status IN ('active', 'completed')) $$;
COMMENT ON FUNCTION public.group_seat_states IS
  'What a payment moves on the board, for those who read the board: the state and the days of grace of each seat that owes the round at hand, as lists [user_id, state, days of grace], without names and turns. Rights are asked once, not for each seat.';

-- A row's xmin is the transaction that wrote it, so a sum over rows differs as soon as one of them is written, added or deleted.
-- Hashed, so that nobody can tell which of the lists has changed; payouts, shortfalls and exits move the mark of insiders alone.
CREATE OR REPLACE FUNCTION public.group_circle_mark(g public.groups, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(concat_ws(' ',
    (SELECT coalesce(sum(c.xmin::text::bigint), 0) FROM public.cycles c WHERE c.group_id = g.group_id),
    (SELECT coalesce(sum(r.xmin::text::bigint), 0) FROM public.rounds r WHERE r.group_id = g.group_id AND r.cycle = g.current_cycle),
    (SELECT coalesce(sum(a.xmin::text::bigint), 0) FROM public.payout_assignments a WHERE a.group_id = g.group_id AND a.cycle = g.current_cycle),
    (SELECT coalesce(sum(m.xmin::text::bigint), 0) FROM public.group_members m WHERE m.group_id = g.group_id),
    (SELECT concat_ws(' ',
        (SELECT coalesce(sum(d.xmin::text::bigint), 0) FROM public.payout_distributions d WHERE d.group_id = g.group_id AND d.cycle = g.current_cycle),
        (SELECT coalesce(sum(s.xmin::text::bigint), 0) FROM public.payout_distributions d JOIN public.payout_shortfalls s USING (payout_id) WHERE d.group_id = g.group_id),
        (SELECT coalesce(sum(e.xmin::text::bigint), 0) FROM public.exits e WHERE e.group_id = g.group_id))
      FROM public.group_insiders i WHERE i.group_id = g.group_id AND i.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid
        AND i.status IN ('active', 'completed')))) $$;
COMMENT ON FUNCTION public.group_circle_mark IS
  'Another text as soon as seats, turns or rounds of the group are others, and for members also its payouts, shortfalls or exits. A live query follows it in the place of these lists, and the page reads them again. It says nothing else.';

CREATE OR REPLACE FUNCTION public.group_own_mark(g public.groups, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', me.is_verified, me.suspended_at, public.pays_fees(me.user_id),
    (SELECT sum(o.xmin::text::bigint) FROM public.obligations o WHERE o.user_id = me.user_id AND o.group_id = g.group_id),
    (SELECT sum(p.xmin::text::bigint) FROM public.payments p WHERE p.user_id = me.user_id AND p.group_id = g.group_id AND p.status <> 'failed'),
    (SELECT sum(l.xmin::text::bigint) FROM public.late_allowances l JOIN public.rounds r USING (round_id) WHERE l.user_id = me.user_id AND r.group_id = g.group_id),
    (SELECT sum(q.xmin::text::bigint) FROM public.late_requests q JOIN public.rounds r USING (round_id) WHERE q.user_id = me.user_id AND r.group_id = g.group_id))
  FROM public.user_profiles me WHERE me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid $$;
COMMENT ON FUNCTION public.group_own_mark IS
  'Another text as soon as what the person of the session owes or has paid in the group, or may do about it, is another. A live query follows it in the place of the standings, and the page reads them again.';
